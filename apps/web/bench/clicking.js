// Runs in a page before anything else of it: what a bench of clicks does there.

/** Keeps a game as the page would. */
const keep = kept =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('hexarium', 1)
    request.onupgradeneeded = () => {
      for (const name of ['games', 'records']) request.result.createObjectStore(name, { keyPath: 'id' })
    }
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const put = request.result.transaction('games', 'readwrite').objectStore('games').put(kept)
      put.onsuccess = () => resolve(request.result.close())
      put.onerror = () => reject(put.error)
    }
  })

/** The options that are one of several: a piece each. */
const pieces = () =>
  [...document.querySelectorAll('.offers .offer:not(.strong, .costly)')].map(offer => offer.dataset.option)

const number = () => document.querySelector('.table')?.dataset.number
const seq = () => document.querySelector('.table')?.dataset.seq

/** True once another question is put than at a moment. */
const isAsked = before =>
  number() !== before && document.querySelector('.table:not([data-held]) [data-ask=asked]') !== null

/** Waits for that. */
const asked = before =>
  new Promise(resolve => {
    const look = () => (isAsked(before) ? resolve() : requestAnimationFrame(look))
    look()
  })

/** Clicks at an option, and measures until the next question has been painted. */
const time = option =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`no question after a click on ${option}`)), 10_000)
    const before = number()
    const begun = performance.now()
    const watcher = new MutationObserver(() => {
      if (!isAsked(before)) return
      watcher.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
    })
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true })
    document.querySelector(`.offers .offer[data-option="${option}"]`)?.click()
  })

globalThis.clicking = { keep, pieces, number, seq, asked, time }
localStorage.setItem('hexarium', JSON.stringify({ pace: 0, confirm: false, remind: false }))
