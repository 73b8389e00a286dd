/** For an island that has crashed. `close` reloads the page. */
export interface ErrorAlertTexts {
  readonly title: string
  readonly text: string
  readonly close: string
}
