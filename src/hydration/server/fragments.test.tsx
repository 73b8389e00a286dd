import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { island } from '../island.ts'
import { Island, Takeover } from './Island.tsx'
import { Memo } from './memo/Memo.tsx'
import { type Render, RenderContext, type Slot } from './render-context.ts'
import { splitAtSlots } from './slots.tsx'

const failures: unknown[] = []

function page(node: ReactNode, siteKey = 'fr'): string {
  const slots: Slot[] = []
  let islands = 0
  const render: Render = {
    slots,
    nextIsland: () => `i${islands++}-`,
    shell: (tree) => <span lang={siteKey}>{tree}</span>,
    siteKey,
    variations: [],
    onFailed: (cause) => void failures.push(cause),
    islandFiles: (name) => `/assets/${name}.${siteKey}.js`,
  }
  const parts = splitAtSlots(renderToStaticMarkup(<RenderContext.Provider value={render}>{node}</RenderContext.Provider>))
  const filled = parts.map((part, at) => {
    const slot = at % 2 === 1 ? slots[Number(part)] : undefined
    return slot && 'bytes' in slot ? new TextDecoder().decode(slot.bytes) : part
  })
  return filled.join('')
}

const rendered = vi.fn<(name: string) => void>()
const Greeting = ({ name }: { name: string }): ReactNode => {
  rendered(name)
  return <em>Bonjour {name}</em>
}
const greeting = island({ name: 'greeting', component: Greeting, props: v.object({ name: v.string() }) })

describe('an island', () => {
  it('is rendered inside its element, followed by its props', () => {
    const html = page(<Island island={greeting} when="visible" props={{ name: 'Ada' }} className="wide" />)
    expect(html).toMatch(/<travel-island[^>]*data-name="greeting"[^>]*data-id="i0-"[^>]*data-when="visible"[^>]*>/)
    expect(html).toContain('data-files="/assets/greeting.fr.js"')
    expect(html).toContain('class="wide"')
    expect(html).toMatch(/Bonjour.*Ada.*<script type="application\/json">\{"name":"Ada"\}<\/script><!----><\/travel-island>$/)
  })

  it('is safe against markup in its props', () => {
    const html = page(<Island island={greeting} when="load" props={{ name: '</script><img src=x onerror=alert(1)>\u2028' }} />)
    expect(html.match(/<\/script>/g)?.length).toBe(1)
    expect(html).not.toContain('<img')
    const json = /<script type="application\/json">(.*)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual({ name: '</script><img src=x onerror=alert(1)>\u2028' })
  })

  it('with invalid props, or that throws, is left out and reported; the page stays', () => {
    const wrong = { name: 7 } as unknown as { name: string }
    const broken = island({
      name: 'broken',
      component: () => {
        throw new Error('broken island')
      },
      props: v.object({}),
    })
    failures.length = 0
    const html = page(
      <>
        <Island island={greeting} when="load" props={wrong} />
        <Island island={broken} when="load" props={{}} />
        <p>after</p>
      </>,
    )
    expect(html).toBe('<p>after</p>')
    expect(failures.map(String)).toEqual([expect.stringContaining('Invalid type'), 'Error: broken island'])
  })

  it('that pages share is rendered once for the same site, place and props', () => {
    rendered.mockClear()
    const once = <Island shared island={greeting} when="load" props={{ name: 'Once' }} />
    const first = page(once)
    expect(page(once)).toBe(first)
    expect(rendered).toHaveBeenCalledTimes(1)
    expect(page(once, 'it')).toContain('lang="it"')
    expect(page(<Island shared island={greeting} when="load" props={{ name: 'Other' }} />)).toContain('Other')
    expect(rendered).toHaveBeenCalledTimes(3)
  })

  it('that pages share is rendered once for equal props that each page makes anew', () => {
    const listed = vi.fn<(names: readonly string[]) => ReactNode>((names) => <em>{names.join()}</em>)
    const Names = ({ names }: { names: readonly string[] }): ReactNode => listed(names)
    const menu = island({ name: 'menu', component: Names, props: v.object({ names: v.array(v.string()) }) })
    const pageWith = (...names: string[]) => page(<Island shared island={menu} when="load" props={{ names }} />)
    expect(pageWith('Ada', 'Bob')).toBe(pageWith('Ada', 'Bob'))
    expect(listed).toHaveBeenCalledTimes(1)
    expect(pageWith('Ada')).not.toBe(pageWith('Ada', 'Bob'))
    expect(listed).toHaveBeenCalledTimes(2)
  })

  it('that takes a section over keeps the server’s beside it', () => {
    const html = page(
      <Takeover island={greeting} props={{ name: 'Ada' }}>
        <p>from the server</p>
      </Takeover>,
    )
    expect(html).toMatch(/data-when="hash"[^>]*>.*<div data-server=""><p>from the server<\/p><\/div><script type="application\/json">/)
  })
})

describe('a memo', () => {
  const shown = vi.fn<(text: string) => ReactNode>((text) => <b>{text}</b>)
  const Menu = ({ content, level = 1 }: { content: { text: string }; level?: number }): ReactNode => (
    <>
      {level} {shown(content.text)}
    </>
  )
  const List = ({ content, first, second }: { content: { text: string }; first: ReactNode; second: ReactNode }): ReactNode => (
    <ul>
      <li>{second}</li>
      <li>{shown(content.text)}</li>
      <li>{first}</li>
    </ul>
  )

  beforeEach(() => void shown.mockClear())

  it('is rendered once for the same component, props and site', () => {
    const content = { text: 'Menu' }
    const html = page(<Memo component={Menu} props={{ content }} />)
    expect(html).toContain('<b>Menu</b>')
    expect(page(<Memo component={Menu} props={{ content }} />)).toBe(html)
    expect(shown).toHaveBeenCalledTimes(1)
    expect(page(<Memo component={Menu} props={{ content }} />, 'it')).toContain('lang="it"')
    expect(shown).toHaveBeenCalledTimes(2)
  })

  it('is rendered anew for another object, another scalar, another component', () => {
    const content = { text: 'Menu' }
    page(<Memo component={Menu} props={{ content }} />)
    expect(page(<Memo component={Menu} props={{ content: { text: 'Menu 2' } }} />)).toContain('Menu 2')
    expect(page(<Memo component={Menu} props={{ content, level: 2 }} />)).toContain('2 <b>')
    expect(page(<Memo component={({ content: { text } }: { content: { text: string } }) => text} props={{ content }} />)).toBe(
      '<span lang="fr">Menu</span>',
    )
  })

  it('freezes its props: what it is keyed by cannot change afterwards', () => {
    const content = { text: 'Menu', deeper: { texts: ['one'] } }
    page(<Memo component={Menu} props={{ content }} />)
    expect(() => (content.text = 'Other')).toThrow(TypeError)
    expect(() => content.deeper.texts.push('two')).toThrow(TypeError)
  })

  it('has slots, which are rendered for every page', () => {
    const content = { text: 'Menu' }
    const around = (first: string, second: string) => (
      <Memo
        component={List}
        props={{ content }}
        slots={{ first: <i>{first}</i>, second: <Island island={greeting} when="load" props={{ name: second }} /> }}
      />
    )
    expect(page(around('a', 'Ada'))).toMatch(/<li><travel-island .*Ada.*<\/li><li><b>Menu<\/b><\/li><li><i>a<\/i><\/li>/s)
    expect(page(around('b', 'Bob'))).toMatch(/<li><travel-island .*Bob.*<\/li><li><b>Menu<\/b><\/li><li><i>b<\/i><\/li>/s)
    expect(shown).toHaveBeenCalledTimes(1)
  })
})
