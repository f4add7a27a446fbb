// A link to a message in Discord leads to it here.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const messages = [...document.querySelectorAll(".channel-message")], id = link.href.split("/")[6];
  const meant = messages.find((message) => message.dataset.messageId === id) || messages.at(-1);
  meant?.scrollIntoView({ block: "start" });
});
