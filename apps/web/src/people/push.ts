import { api, person } from '../online/server.ts'
import { introduce } from './session.ts'

/** Whether this browser is knocked at: it cannot be, its reader forbade it, or it is or is not. */
export type PushState = 'impossible' | 'denied' | 'off' | 'on'

/** The service worker's registration; undefined where there is none. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || typeof Notification !== 'function') return undefined
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return found && 'pushManager' in found ? found : undefined
}

/** How it is with this browser. */
export async function pushState(): Promise<PushState> {
  const worker = await registration()
  if (!worker) return 'impossible'
  if (Notification.permission === 'denied') return 'denied'
  return (await worker.pushManager.getSubscription()) && person.peek()?.notify.push ? 'on' : 'off'
}

/** This browser shall be knocked at: asks for leave, and tells the server where. */
export async function wantPush(): Promise<void> {
  const worker = await registration()
  if (!worker || (await Notification.requestPermission()) !== 'granted') return
  const { key } = await api('GET /push/key')
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await tellWhere(made)
  await introduce()
  if (!person.peek()?.notify.push) person.value = await api('PATCH /me', { body: { notify: { push: true } } })
}

/** It shall be left in peace. */
export async function takeBackPush(): Promise<void> {
  const made = await (await registration())?.pushManager.getSubscription()
  if (!made) return
  await api('DELETE /push', { body: { endpoint: made.endpoint } })
  await made.unsubscribe()
}

/** Who is somebody else now, or was given another address by the browser, is to be found again. */
export async function keepPush(): Promise<void> {
  const made = await (await registration())?.pushManager.getSubscription()
  if (made && person.peek()) await tellWhere(made)
}

async function tellWhere(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await api('POST /push', { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
}
