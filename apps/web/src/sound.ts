/** Small sounds, made here. */
export type Sound = 'move' | 'dice' | 'turn' | 'over'

/** Tones one after the other: pitch in hertz, when and how long in seconds. */
const tones: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
  move: [[180, 0, 0.06]],
  dice: [
    [900, 0, 0.02],
    [700, 0.06, 0.02],
    [1000, 0.11, 0.02],
    [620, 0.17, 0.03],
  ],
  turn: [
    [523, 0, 0.14],
    [784, 0.12, 0.22],
  ],
  over: [
    [392, 0, 0.2],
    [523, 0.18, 0.2],
    [659, 0.36, 0.4],
  ],
}

let context: AudioContext | undefined

/** Plays a sound. */
export function play(sound: Sound): void {
  context ??= new AudioContext()
  for (const [pitch, from, long] of tones[sound]) {
    const start = context.currentTime + from
    const tone = new OscillatorNode(context, { type: sound === 'dice' ? 'square' : 'triangle', frequency: pitch })
    const loud = new GainNode(context, { gain: 0 })
    loud.gain.setValueAtTime(0.09, start)
    loud.gain.exponentialRampToValueAtTime(0.0005, start + long)
    tone.connect(loud).connect(context.destination)
    tone.start(start)
    tone.stop(start + long + 0.05)
  }
}
