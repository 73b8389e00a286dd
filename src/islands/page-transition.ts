/**
 * From page to page by a view transition, where motion is welcome. The rule is in force before anything is painted, because the loader
 * blocks rendering. In the stylesheet it is not: Chromium paints as soon as that has come, without having read it, drops the transition
 * and rejects a promise that nobody can catch. Asking for the fonts has it read at once.
 */
export function allowPageTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}')
  document.adoptedStyleSheets.push(sheet)
  void document.fonts.size
}
