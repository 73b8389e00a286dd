import type { Partner } from './partner.ts'

export const partners: readonly Partner[] = [
  {
    id: 360,
    slug: 'marche-bleu',
    name: 'Marché Bleu',
    locale: 'fr_FR',
    color: '#123a5c',
    offer: { from: 89, includes: 'wellness', bookableUntil: '2025-12-31', staysUntil: '2026-03-31', twoNights: true },
  },
  {
    id: 250,
    slug: 'clairvolt',
    name: 'Clairvolt',
    locale: 'fr_FR',
    color: '#f2e9d8',
    offer: { from: 75, includes: 'dinner', bookableUntil: '2024-06-30', staysUntil: '2024-12-31', twoNights: false },
  },
  {
    id: 244,
    slug: 'gazette-du-littoral',
    name: 'La Gazette du Littoral',
    locale: 'fr_FR',
    color: '#e9e4da',
    offer: { from: 99, includes: 'wellness', bookableUntil: '2025-06-30', staysUntil: '2025-12-20', twoNights: true },
  },
  {
    id: 30,
    slug: 'club-beffroi',
    name: 'Club Beffroi',
    locale: 'fr_BE',
    color: '#3b1f33',
    offer: { from: 108, includes: 'dinner', bookableUntil: '2025-09-30', staysUntil: '2026-01-31', twoNights: true },
  },
  {
    id: 14,
    slug: 'radio-zuidenwind',
    name: 'Radio Zuidenwind',
    locale: 'nl_BE',
    color: '#0f4c4a',
    offer: { from: 95, includes: 'wellness', bookableUntil: '2025-12-31', staysUntil: '2026-02-28', twoNights: false },
  },
  {
    id: 97,
    slug: 'carte-trefle',
    name: 'Carte Trèfle',
    locale: 'fr_BE',
    color: '#eaf0e2',
    offer: { from: 79, includes: 'dinner', bookableUntil: '2024-12-31', staysUntil: '2025-06-30', twoNights: false },
  },
]
