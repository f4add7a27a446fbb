// Lines that the bot cites, such as `/verify number:1`: a click, or Enter, puts them into the box.
function isLine(text) {
  const names = Object.entries(NAMES).flat();
  const typed = plain(text.slice(1));
  return text.startsWith("/") && names.some((name) => typed === plain(name) || typed.startsWith(`${plain(name)} `));
}

function offerLine(element, line) {
  const offer = () => document.dispatchEvent(new CustomEvent("command-line", { detail: line }));
  element.classList.add("is-line");
  element.tabIndex = 0;
  element.setAttribute("role", "button");
  element.addEventListener("click", offer);
  element.addEventListener("keydown", (event) => {
    if (!["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    offer();
  });
}
