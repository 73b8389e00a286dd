import { end, said, start } from './child.ts'

export interface Display {
  /** Of programs that draw on it. */
  readonly env: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

/** Starts a screen in memory, on which WebGL is drawn without a graphics card. */
export async function display(executable: string): Promise<Display> {
  const screen = start(executable, ['-displayfd', '1', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'])
  return { env: { DISPLAY: `:${await said(screen, /^(\d+)\n/m)}`, LIBGL_ALWAYS_SOFTWARE: '1' }, close: () => end(screen) }
}
