import type { BoxBlockContent } from '../../../src/contract/cms/box-block.ts'
import type { Block } from '../../../src/contract/cms/home-page.ts'
import type { Edition } from './edition.ts'
import type { Row } from './blocks.ts'

type Palette = NonNullable<BoxBlockContent['colorPalette']>

export function boxesOf(edition: Edition, id: string, row: Row, colorPalette: Palette): BoxBlockContent {
  return {
    id,
    containerId: 'boxes',
    title: row.title,
    subtitle: row.subtitle,
    colorPalette,
    cta: { label: row.cta, link: { url: edition.to.boxes, newTab: false } },
    boxes: edition.boxes.slice(0, 4),
  }
}

export function boxBlock(edition: Edition, id: string, row: Row, colorPalette: Palette): Block[] {
  return edition.boxes.length > 0 ? [{ type: 'BestBoxes', block: boxesOf(edition, id, row, colorPalette) }] : []
}
