import { createContext, type ReactNode, useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { island } from '../island.ts'
import { ContentSection } from './ContentSection.tsx'
import type { StoredSection, StoredSections } from './stored-sections.ts'
import { Deferred } from './Deferred.tsx'
import { Island } from './Island.tsx'
import { Memo } from './memo/Memo.tsx'
import { type Lasting, RenderContext, type Slot } from './render-context.ts'
import { splitAtSlots } from './slots.tsx'

const Hour = createContext('')
const rendered = vi.fn<() => void>()
const greeting = island({
  name: 'greeting',
  component: ({ name }: { name: string }): ReactNode => <em>{name}</em>,
  props: v.object({ name: v.string() }),
})

interface Stay {
  readonly label: string
}

function Described({ stay, months, price }: { stay: Stay; months?: number; price: ReactNode }): ReactNode {
  rendered()
  return (
    <>
      <h1>{stay.label}</h1>
      {price}
      <Island island={greeting} when="visible" props={{ name: stay.label }} />
      <Memo component={Small} props={{ text: stay.label }} />
      <p>
        {months} {useContext(Hour)}
      </p>
    </>
  )
}

const Small = ({ text }: { text: string }): ReactNode => <small>{text}</small>

interface Page {
  readonly node: (sections: StoredSections) => ReactNode
  readonly found?: Map<string, StoredSection>
  readonly lasting?: Partial<Lasting> | 'none'
  readonly variations?: readonly string[]
  readonly onFailed?: (cause: unknown) => void
}

const versions = new Map<object, string>()
const content = (label: string, version = label): Stay => {
  const stay = { label }
  versions.set(stay, version)
  return stay
}

/** Renders a page, and returns what it stored. */
function page({ node, found = new Map(), lasting = {}, variations = [], onFailed = () => {} }: Page) {
  const kept = new Map<string, StoredSection>()
  const slots: Slot[] = []
  let islands = 0
  const shell = (tree: ReactNode) => <Hour value="at nine">{tree}</Hour>
  const lasts = {
    key: 'fr',
    shell: (tree: ReactNode) => <Hour value="at no hour">{tree}</Hour>,
    versionOf: (it: object) => versions.get(it),
    hashOf: (json: object) => JSON.stringify(json),
  }
  const render = {
    slots,
    nextIsland: () => `i${islands++}-`,
    shell,
    siteKey: 'fr 9',
    variations,
    ...(lasting !== 'none' && { lasting: { ...lasts, ...lasting } }),
    onFailed,
    islandFiles: () => undefined,
  }
  const sections = { find: (name: string) => found.get(name), keep: (name: string, section: StoredSection) => void kept.set(name, section) }
  const html = splitAtSlots(renderToStaticMarkup(<RenderContext value={render}>{shell(node(sections))}</RenderContext>))
    .map((part, at) => {
      const slot = at % 2 === 1 ? slots[Number(part)] : undefined
      return slot && 'bytes' in slot ? new TextDecoder().decode(slot.bytes) : part
    })
    .join('')
  return { html, kept }
}

const shown = (stay: Stay, price: ReactNode = <b>100 €</b>, months = 18) =>
  ({
    node: (sections) => (
      <ContentSection name="stay" sections={sections} component={Described} content={{ stay, months }} slots={{ price }} />
    ),
  }) satisfies Page

describe('a section of content', () => {
  it('is rendered once, and put into later pages with their own slots', () => {
    rendered.mockClear()
    const stay = content('Mill')
    const first = page(shown(stay))
    expect(first.html).toContain('<h1>Mill</h1><b>100 €</b><travel-island')
    expect(first.html).toContain('<small>Mill</small>')
    const second = page({ ...shown(content('Mill'), <b>90 €</b>), found: first.kept })
    expect(second.html).toBe(first.html.replace('100 €', '90 €'))
    expect(second.kept.size).toBe(0)
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('is what the page itself would render, but for the hour, which it does not know', () => {
    const stay = content('Mill')
    const stored = page(shown(stay)).html
    const plain = page({ ...shown(stay), lasting: 'none' })
    expect(plain.html).toBe(stored.replace('at no hour', 'at nine'))
    expect(plain.kept.size).toBe(0)
  })

  it.each<[string, Partial<Lasting>, Stay, number]>([
    ['another site or build', { key: 'it' }, content('Mill'), 18],
    ['changed content', {}, content('Mill', 'Mill, renewed'), 18],
    ['another scalar', {}, content('Mill'), 12],
  ])('is rendered anew for %s', (_, lasting, stay, months) => {
    const { kept } = page(shown(content('Mill')))
    rendered.mockClear()
    const again = page({ ...shown(stay, undefined, months), found: kept, lasting })
    expect(rendered).toHaveBeenCalledTimes(1)
    expect(again.kept.size).toBe(1)
  })

  it('is rendered anew for responses of other values, whichever object they are', () => {
    const priced = (stay: Stay) =>
      ({
        node: (sections) => (
          <ContentSection name="stay" sections={sections} component={Described} content={{ stay, price: '' }} responses={['stay']} />
        ),
      }) satisfies Page
    const { html, kept } = page(priced({ label: 'Mill' }))
    rendered.mockClear()
    expect(page({ ...priced({ label: 'Mill' }), found: kept }).html).toBe(html)
    expect(rendered).not.toHaveBeenCalled()
    expect(page({ ...priced({ label: 'Barn' }), found: kept }).html).toBe(html.replaceAll('Mill', 'Barn'))
  })

  it('is stored for each variation of the experiments that it names, and once for all others', () => {
    const stay = content('Mill')
    const rendering = vi.fn<() => void>()
    const Labels = createContext<readonly string[] | undefined>([])
    const Card = (): ReactNode => {
      rendering()
      return <b>may show {useContext(Labels)?.join()}</b>
    }
    const as = (variations: readonly string[], found?: Map<string, StoredSection>) =>
      page({
        variations,
        ...(found && { found }),
        lasting: { shell: (tree, experiments) => <Labels value={experiments}>{tree}</Labels> },
        node: (sections) => <ContentSection name="card" sections={sections} component={Card} content={{ stay }} experiments={['labels']} />,
      })
    const { html, kept } = as(['labels', 'summary'])
    expect([html, [...kept.keys()]]).toEqual(['<b>may show labels</b>', ['card+labels']])
    expect([as(['labels'], kept).kept.size, as(['labels', 'discount'], kept).kept.size]).toEqual([0, 0])
    const control = as(['summary'], kept)
    expect([...control.kept.keys()]).toEqual(['card'])
    expect(as([], control.kept).kept.size).toBe(0)
    expect(rendering).toHaveBeenCalledTimes(2)
  })

  it('that shows an experiment without naming it is reported, and rendered for its page alone', () => {
    const Varied = createContext<readonly string[] | undefined>(undefined)
    const Card = (): ReactNode => {
      if (useContext(Varied)) throw new Error('labels are not named')
      return <b>label</b>
    }
    const failures: unknown[] = []
    const { html, kept } = page({
      lasting: { shell: (tree, experiments) => <Varied value={experiments}>{tree}</Varied> },
      node: (sections) => <ContentSection name="card" sections={sections} component={Card} content={{ stay: content('Mill') }} />,
      onFailed: (cause) => void failures.push(cause),
    })
    expect([html, kept.size, failures.map(String)]).toEqual(['<b>label</b>', 0, ['Error: labels are not named']])
  })

  it('is not stored where its content has no version, or where an island failed', () => {
    expect(page(shown({ label: 'Loose' })).kept.size).toBe(0)
    const broken = island({
      name: 'broken',
      component: (): ReactNode => {
        throw new Error('broken')
      },
      props: v.object({}),
    })
    const Broken = (): ReactNode => <Island island={broken} when="load" props={{}} />
    const failures: unknown[] = []
    const { kept } = page({
      node: (sections) => <ContentSection name="stay" sections={sections} component={Broken} content={{ stay: content('Mill') }} />,
      onFailed: (cause) => void failures.push(cause),
    })
    expect([kept.size, failures.map(String)]).toEqual([0, ['Error: broken']])
  })

  it('has its own ids of islands, so that those of the page do not depend on it', () => {
    const both = (found?: Map<string, StoredSection>) =>
      page({
        ...(found && { found }),
        node: (sections) => (
          <>
            <ContentSection
              name="stay"
              sections={sections}
              component={Described}
              content={{ stay: content('Mill') }}
              slots={{ price: <Island island={greeting} when="load" props={{ name: 'price' }} /> }}
            />
            <Island island={greeting} when="load" props={{ name: 'after' }} />
          </>
        ),
      })
    const first = both()
    const ids = [...first.html.matchAll(/data-id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['i0-', 'stay0-', 'i1-'])
    expect(both(first.kept).html).toBe(first.html)
  })

  it('refuses a deferred section that is no slot', () => {
    const Waiting = (): ReactNode => (
      <Deferred data={Promise.resolve(1)} pending={null} failed={null}>
        {() => 'late'}
      </Deferred>
    )
    const node: Page['node'] = (sections) => (
      <ContentSection name="stay" sections={sections} component={Waiting} content={{ stay: content('Mill') }} />
    )
    expect(() => page({ node })).toThrow('must be passed as a slot')
  })
})
