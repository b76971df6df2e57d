// Runs in a page before anything else of it: waits until a board is drawn and a choice is offered, and tells the server at
// once. What the page fetches after that does not count.
const watcher = new MutationObserver(() => {
  if (!document.querySelector('[data-ask=asked]') || !document.querySelector('.board .terrain')) return
  watcher.disconnect()
  requestAnimationFrame(() => setTimeout(() => navigator.sendBeacon('/playable', `${performance.now()}`)))
})
watcher.observe(document, { childList: true, subtree: true, attributes: true })
