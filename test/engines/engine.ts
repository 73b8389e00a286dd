/** A value that passes between a test and a page. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Sources of input in the words of WebDriver, which both protocols share. */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      readonly type: 'pointer'
      readonly id: string
      readonly parameters: { readonly pointerType: 'mouse' }
      readonly actions: readonly (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: 0 }
        | { type: 'pause'; duration: number }
      )[]
    }

/** A running browser with one page. */
export interface Engine {
  /** Name and version. */
  readonly name: string
  /** Returns once the page has loaded. */
  readonly go: (url: string) => Promise<void>
  /** Sets the size of the page in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** Returns what an expression of the page's scripts evaluates to, a promise awaited. Fails if it throws. */
  readonly evaluate: (expression: string) => Promise<string>
  readonly act: (source: InputSource) => Promise<void>
  /** Returns a PNG in base64. */
  readonly picture: () => Promise<string>
  readonly close: () => Promise<void>
}
