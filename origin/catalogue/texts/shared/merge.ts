type Scalar = string | number | boolean | null

/** A part of a structure that replaces the same part of another. Lists are replaced as a whole. */
export type Override<Base> = Base extends Scalar | readonly unknown[] ? Base : { readonly [Key in keyof Base]?: Override<Base[Key]> }

/** Lays an override over a base. */
export function merged<Base extends object>(base: Base, override: NoInfer<Override<Base>>): Base
export function merged(base: object, override: object): object {
  return Object.fromEntries(Object.entries(base).map(([key, value]) => [key, laidOver(value, Reflect.get(override, key))]))
}

function laidOver(value: unknown, other: unknown): unknown {
  if (other === undefined) return value
  return isRecord(value) && isRecord(other) ? merged(value, other) : other
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
