import { describe, expect, it } from 'vitest'
import { absoluteHomes, marketHomes, publicHosts, publicOrigin } from './market-hosts.ts'

const configured = { HOSTS: 'www.example.com example.com', MARKET_HOSTS: '{"www.example.fr":"fr"}' }
const oneMachine = { HOSTS: '', MARKET_HOSTS: '{}' }

describe('the hosts of public addresses', () => {
  it('are those of the configuration, whatever host a request names', () => {
    for (const visited of ['https://example.com/fr', 'https://evil.example/fr', 'https://care.www.example.com/fr'])
      expect(publicOrigin(configured, new URL(visited))).toBe('https://www.example.com')
    expect(publicHosts(configured)).toEqual(['www.example.com', 'example.com', 'www.example.fr'])
  })

  it('are those of the request on one machine', () => {
    expect(publicOrigin(oneMachine, new URL('http://localhost:8787/fr'))).toBe('http://localhost:8787')
    expect(publicHosts(oneMachine)).toBeUndefined()
  })

  it('are a market’s own where it has one', () => {
    const visited = new URL('https://evil.example/be/nl')
    expect(marketHomes(configured, visited)).toEqual({ fr: 'https://www.example.fr' })
    expect(absoluteHomes(configured, visited)).toMatchObject({ fr: 'https://www.example.fr', 'be-nl': 'https://www.example.com/be/nl' })
  })
})
