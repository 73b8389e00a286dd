import { expect, test } from 'vitest'
import { headingIds } from './heading-ids.ts'

// @rule B2.101
test.each([
  ['Comment annuler, et que me rembourse-t-on\u202f?', 'comment-annuler-et-que-me-rembourse-t-on'],
  ['Je n’ai pas reçu ma confirmation', 'je-n-ai-pas-recu-ma-confirmation'],
  ['¿Cómo cancelo y qué se me devuelve?', 'como-cancelo-y-que-se-me-devuelve'],
  ['Hoe annuleer ik, en wat krijg ik terug?', 'hoe-annuleer-ik-en-wat-krijg-ik-terug'],
  ['Un cœur à l’œuvre', 'un-coeur-a-l-oeuvre'],
  ['1. Ce que vous achetez', '1-ce-que-vous-achetez'],
  ['???', 'section'],
])('the id of "%s" is its slug', (heading, id) => expect(headingIds([heading])).toEqual([id]))

test('no id is there twice, and none is of an element that every page has', () =>
  expect(headingIds(['Prix', 'Prix', 'Prix 2', 'Prix', 'Site', 'Main'])).toEqual([
    'prix',
    'prix-2',
    'prix-2-2',
    'prix-3',
    'site-2',
    'main-2',
  ]))
