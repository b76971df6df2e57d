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
