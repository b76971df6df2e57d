import type { Call } from '@hexarium/wire'
import { api } from '../online/server.ts'

/** True if this browser has passkeys here: it has none at an address without a name, nor without TLS. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(location.hostname)

/** Makes a passkey and has the server keep it. The password is wanted where one has been signed in for a while. */
export async function makePasskey(password?: string): Promise<void> {
  const options = await api('POST /passkeys/options', { body: password ? { password } : {} })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await navigator.credentials.create({ publicKey })
  await api('POST /passkeys', { body: written(made) })
}

/** Signs in by a passkey. */
export async function showPasskey() {
  const options = await api('POST /login/passkey/options', { body: {} })
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const used = await navigator.credentials.get({ publicKey })
  return api('POST /login/passkey', { body: written(used) })
}

/** A credential as the server reads it. */
function written(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError')
  return credential.toJSON() as unknown as Call<'POST /passkeys'>['body']
}
