/**
 * Not with reduced motion. In the stylesheet Chromium reads the rule too late, drops the transition and rejects a promise that cannot be
 * caught. Accessing the fonts applies it at once.
 */
export function allowPageTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}')
  document.adoptedStyleSheets.push(sheet)
  void document.fonts.size
}
