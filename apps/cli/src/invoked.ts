/** How one would start a command here: through npm if that is how this one was started. */
export function commandLine(rest: string): string {
  const script = process.env['npm_lifecycle_event']
  if (script === undefined) return `hexarium ${rest}`
  return script === 'npx' ? `npx hexarium ${rest}` : `npm run hexarium -- ${rest}`
}
