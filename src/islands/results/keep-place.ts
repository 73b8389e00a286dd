/** Writes down, in the entry of the history itself, how far down it is left. To be called before another entry takes its place. */
export function keepPlace(): void {
  history.replaceState({ ...history.state, top: scrollY }, '')
}
