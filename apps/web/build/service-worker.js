// Everything the app is made of is kept at the first visit; from then on it opens without a network. The build fills in
// the version and the list of files. A page asks the network first, so that a new version is found; files are named by
// their content or belong to the version, so those kept are right.

const version = 'VERSION'
const files = 'FILES'.split(' ')
const cacheName = `hexarium-${version}`

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then(cache => cache.addAll(files.map(file => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  const isOld = name => name.startsWith('hexarium-') && name !== cacheName
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(isOld).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(self.registration.scope, { ignoreVary: true })))
    return
  }
  event.respondWith(caches.match(request, { ignoreVary: true }).then(kept => kept ?? fetch(request)))
})

// The server knocks: it says so in its reader's language, and the icon shows how many tables wait.
self.addEventListener('push', event => {
  const { title = 'Hexarium', text = '', table = '', open = `#/t/${table}`, count = 0 } = event.data?.json() ?? {}
  const badge = 'setAppBadge' in navigator && count > 0 ? navigator.setAppBadge(count) : undefined
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { body: text, tag: table, icon: 'icon.svg', data: open }),
      badge,
    ]),
  )
})

// Who opens it comes to the table, or to the competition it tells of: in a page that is open already, or in a new one.
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(comeTo(event.notification.data))
})

async function comeTo(open) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) return self.clients.openWindow(`${self.registration.scope}${open}`)
  page.postMessage({ open })
  return page.focus().catch(() => {})
}
