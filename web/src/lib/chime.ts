/** A short sound of two tones, made here: no file is fetched for it. */

const TONES = [659, 988] // hertz
const EACH = 0.14 // seconds
const LOUD = 0.12

let audio: AudioContext | undefined

export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return // a page that nobody has touched may not be heard
  audio ??= new AudioContext()
  for (const [place, tone] of TONES.entries()) {
    const begins = audio.currentTime + place * EACH
    const fades = new GainNode(audio, { gain: LOUD })
    fades.gain.setValueAtTime(LOUD, begins)
    fades.gain.exponentialRampToValueAtTime(0.001, begins + 2 * EACH)
    const voice = new OscillatorNode(audio, { type: 'triangle', frequency: tone })
    voice.connect(fades).connect(audio.destination)
    voice.start(begins)
    voice.stop(begins + 2 * EACH)
  }
}
