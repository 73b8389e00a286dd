import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { island } from '../island.ts'
import { Island, Takeover } from './Island.tsx'
import { Memo } from './Memo.tsx'
import { type Render, RenderContext, type Slot } from './render-context.ts'
import { splitAtSlots } from './slots.tsx'

const failures: unknown[] = []

/** The markup of a page, the fragments that were put into it included. */
function page(node: ReactNode, siteKey = 'fr'): string {
  const slots: Slot[] = []
  let islands = 0
  const render: Render = {
    slots,
    nextIsland: () => islands++,
    shell: (tree) => <span lang={siteKey}>{tree}</span>,
    siteKey,
    onFailed: (cause) => void failures.push(cause),
    islandAssets: (name) => ({ messages: `/assets/${name}.${siteKey}.js` }),
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
  it('is rendered inside its element, its props as the last child', () => {
    const html = page(<Island of={greeting} when="visible" props={{ name: 'Ada' }} className="wide" />)
    expect(html).toMatch(/<travel-island[^>]*data-name="greeting"[^>]*data-id="i0-"[^>]*data-when="visible"[^>]*>/)
    expect(html).toContain('data-messages="/assets/greeting.fr.js"')
    expect(html).toContain('class="wide"')
    expect(html).toMatch(/Bonjour.*Ada.*<script type="application\/json">\{"name":"Ada"\}<\/script><\/travel-island>$/)
  })

  it('cannot be left by what stands in its props', () => {
    const html = page(<Island of={greeting} when="load" props={{ name: '</script><img src=x onerror=alert(1)>\u2028' }} />)
    expect(html.match(/<\/script>/g)?.length).toBe(1)
    expect(html).not.toContain('<img')
    const json = /<script type="application\/json">(.*)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual({ name: '</script><img src=x onerror=alert(1)>\u2028' })
  })

  it('with props that its schema does not know, or that throws, is left out and told of; the page stays', () => {
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
        <Island of={greeting} when="load" props={wrong} />
        <Island of={broken} when="load" props={{}} />
        <p>after</p>
      </>,
    )
    expect(html).toBe('<p>after</p>')
    expect(failures.map(String)).toEqual([expect.stringContaining('Invalid type'), 'Error: broken island'])
  })

  it('is rendered once for the same site, place and props', () => {
    rendered.mockClear()
    const once = <Island of={greeting} when="load" props={{ name: 'Once' }} />
    const first = page(once)
    expect(page(once)).toBe(first)
    expect(rendered).toHaveBeenCalledTimes(1)
    expect(page(once, 'it')).toContain('lang="it"')
    expect(page(<Island of={greeting} when="load" props={{ name: 'Other' }} />)).toContain('Other')
    expect(rendered).toHaveBeenCalledTimes(3)
  })

  it('that takes a section over keeps the server’s beside it', () => {
    const html = page(
      <Takeover of={greeting} props={{ name: 'Ada' }}>
        <p>from the server</p>
      </Takeover>,
    )
    expect(html).toMatch(/data-when="hash"[^>]*>.*<div data-server=""><p>from the server<\/p><\/div><script type="application\/json">/)
  })
})

describe('a memoised fragment', () => {
  const shown = vi.fn<(text: string) => ReactNode>((text) => <b>{text}</b>)
  const memo = (of: { text: string }, by?: string) => (
    <Memo of={of} {...(by && { by })}>
      {() => shown(of.text)}
    </Memo>
  )

  it('is rendered once for each object, site and part', () => {
    const content = { text: 'Menu' }
    const html = page(memo(content))
    expect(html).toContain('<b>Menu</b>')
    expect(page(memo(content))).toBe(html)
    expect(shown).toHaveBeenCalledTimes(1)
    expect(page(memo(content), 'it')).toContain('lang="it"')
    page(memo(content, 'footer'))
    expect(shown).toHaveBeenCalledTimes(3)
    expect(page(memo({ text: 'Menu 2' }))).toContain('Menu 2')
  })

  it('has places for what is another on every page', () => {
    const content = { text: 'Menu' }
    const around = (first: string, second: string) => (
      <Memo of={content} by="places" places={{ one: <i>{first}</i>, two: <Island of={greeting} when="load" props={{ name: second }} /> }}>
        {({ one, two }) => (
          <ul>
            <li>{two}</li>
            <li>{shown(content.text)}</li>
            <li>{one}</li>
          </ul>
        )}
      </Memo>
    )
    shown.mockClear()
    expect(page(around('a', 'Ada'))).toMatch(/<li><travel-island .*Ada.*<\/li><li><b>Menu<\/b><\/li><li><i>a<\/i><\/li>/s)
    expect(page(around('b', 'Bob'))).toMatch(/<li><travel-island .*Bob.*<\/li><li><b>Menu<\/b><\/li><li><i>b<\/i><\/li>/s)
    expect(shown).toHaveBeenCalledTimes(1)
  })

  it('has no element of its own in a head', () => {
    expect(
      page(
        <Memo of={{ text: 'bare' }} bare>
          {() => <meta name="color" />}
        </Memo>,
      ),
    ).toMatch(/^<meta name="color"\/>/)
  })
})
