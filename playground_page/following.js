  let departed = 0, isAnswered = false;
  // Before an act: where the timeline stands.
  function depart() { departed = ui.timeline.scrollTop; isAnswered = false; }
  function leap() {
    state.scrollIntent = { policy: "bottom" };
    ui.timeline.scrollTop = ui.timeline.scrollHeight;
  }
  // After an act, before its answer is drawn. An answer stands at the end; else what was clicked has changed.
  function follow(kind, receipt) {
    if (!["click", "select", "modal_submit", "run_command", "send_message"].includes(kind)) return;
    if (departed - ui.timeline.scrollTop > ui.timeline.clientHeight / 2) return; // reads on purpose what is above
    const told = receipt.outcomes || [];
    isAnswered = kind === "run_command" || told.some((outcome) => outcome.messageId && outcome.kind !== "source_edit");
    if (isAnswered) state.scrollIntent = { policy: "bottom" };
    else if (state.scrollIntent?.policy !== "bottom" && receipt.target?.messageId) {
      state.scrollIntent = { policy: "shown", targetId: String(receipt.target.messageId) };
    }
  }
  // After "Earlier messages" the answer is not among those that are drawn.
  function arrive(snapshot) {
    if (isAnswered && snapshot?.history?.hasAfter) ui.newMessages.click();
    isAnswered = false;
  }
  // Scrolls no more than is needed to see a message, or half a screen of it.
  function show(id) {
    const rect = state.messageNodes.get(id)?.element.getBoundingClientRect();
    if (!rect) return;
    const bounds = ui.timeline.getBoundingClientRect();
    const seen = Math.min(rect.bottom, bounds.bottom) - Math.max(rect.top, bounds.top);
    if (seen >= Math.min(rect.height, bounds.height / 2) - 1) return;
    const isHigh = rect.height > bounds.height, isBelow = rect.bottom > bounds.bottom;
    ui.timeline.scrollTop += isHigh || isBelow ? rect.bottom - bounds.bottom : rect.top - bounds.top;
  }
