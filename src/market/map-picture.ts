import type { Language } from './markets.ts'

const name = /^(-?\d{1,2}\.\d{3})_(-?\d{1,3}\.\d{3})\.(fr|es|nl|it)\.svg$/

export interface MapPictureName {
  readonly lat: number
  readonly lng: number
  readonly language: Language
}

/** In CSS pixels. */
export const mapPictureSize = { width: 720, height: 320 } as const

export const mapPictureHref = ({ lat, lng, language }: MapPictureName): string =>
  `/map-pictures/${lat.toFixed(3)}_${lng.toFixed(3)}.${language}.svg`

export function parseMapPicture(file: string): MapPictureName | undefined {
  const [, lat, lng, language] = name.exec(file) ?? []
  if (!isLanguage(language)) return undefined
  return { lat: Number(lat), lng: Number(lng), language }
}

const languages: readonly (string | undefined)[] = ['fr', 'es', 'nl', 'it'] satisfies Language[]
const isLanguage = (text: string | undefined): text is Language => languages.includes(text)
