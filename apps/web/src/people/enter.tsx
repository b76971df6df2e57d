import { useSignal } from '@preact/signals'
import { api, beSomebody } from '../online/server.ts'
import { DeedForm, Field, typed, useDeed } from './deed.tsx'
import { hasPasskeys, makePasskey, showPasskey } from './passkey.ts'
import { saying } from './say.ts'
import { become, introduce, lookAgain } from './session.ts'

/** Signing up and signing in, side by side. */
export function Enter() {
  return (
    <div class="enter">
      <SignUp />
      <SignIn />
    </div>
  )
}

function SignUp() {
  const deed = useDeed()
  const w = saying.value
  const signUp = async (login: string, password: string | undefined) => {
    await beSomebody()
    await api('POST /register', { body: { login, ...(password === undefined ? {} : { password }) } })
    // Without a password the key is the only way in; should the browser refuse it, there is still this session.
    if (password === undefined) await makePasskey()
    await lookAgain()
    await introduce()
    return w.signedUp
  }
  return (
    <section class="leaf" aria-labelledby="sign-up">
      <h2 id="sign-up">{w.signUp}</h2>
      <p>{w.signUpText}</p>
      <DeedForm
        deed={deed}
        onSubmit={data => deed.run(() => signUp(typed(data, 'login'), typed(data, 'password')).finally(lookAgain))}
      >
        <Field name="login" label={w.login} min={3} max={30} autocomplete="username" />
        <Field
          name="password"
          label={w.password}
          hint={w.passwordText}
          type="password"
          min={8}
          max={200}
          autocomplete="new-password"
        />
        <div class="row">
          <button type="submit" class="button strong">
            {w.signUp}
          </button>
          {hasPasskeys() && (
            <button
              type="button"
              class="button"
              onClick={event => {
                const login = event.currentTarget.form!.elements.namedItem('login') as HTMLInputElement
                if (login.reportValidity()) deed.run(() => signUp(login.value, undefined).finally(lookAgain))
              }}
            >
              {w.signUpKey}
            </button>
          )}
        </div>
      </DeedForm>
    </section>
  )
}

function SignIn() {
  const deed = useDeed()
  const isForgotten = useSignal(false)
  const w = saying.value
  const signIn = async (work: () => ReturnType<typeof showPasskey>) => {
    become(await work())
    await introduce()
    return undefined
  }
  return (
    <section class="leaf" aria-labelledby="sign-in">
      <h2 id="sign-in">{w.signIn}</h2>
      <p>{w.signInText}</p>
      <DeedForm
        deed={deed}
        onSubmit={data => {
          const body = { login: typed(data, 'login'), password: typed(data, 'password') }
          deed.run(() => signIn(() => api('POST /login', { body })))
        }}
      >
        <Field name="login" label={w.login} max={60} autocomplete="username" />
        <Field name="password" label={w.password} type="password" max={200} autocomplete="current-password" />
        <div class="row">
          <button type="submit" class="button strong">
            {w.signIn}
          </button>
          {hasPasskeys() && (
            <button type="button" class="button" onClick={() => deed.run(() => signIn(showPasskey))}>
              {w.signInKey}
            </button>
          )}
        </div>
      </DeedForm>
      <button
        type="button"
        class="quiet"
        aria-expanded={isForgotten.value}
        onClick={() => (isForgotten.value = !isForgotten.value)}
      >
        {w.forgotten}
      </button>
      {isForgotten.value && <Forgotten />}
    </section>
  )
}

function Forgotten() {
  const deed = useDeed()
  const w = saying.value
  return (
    <>
      <p>{w.forgottenText}</p>
      <DeedForm
        deed={deed}
        onSubmit={data =>
          deed.run(async () => {
            await api('POST /password/forgotten', { body: { email: typed(data, 'email') } })
            return w.letterSent
          })
        }
      >
        <Field name="email" label={w.email} type="email" max={200} autocomplete="email" />
        <button type="submit" class="button">
          {w.sendLetter}
        </button>
      </DeedForm>
    </>
  )
}
