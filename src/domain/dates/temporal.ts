/**
 * The engine's own Temporal, or the polyfill where there is none: in Node, workerd and older browsers. Only those load it. A module that
 * imports this one waits for it, so islands import what needs a clock or a time zone when they need it: `await import(…)`.
 */
export const { Temporal } = 'Temporal' in globalThis ? globalThis : await import('temporal-polyfill')
