import { island } from '../../hydration/island.ts'
import Film from './Film.tsx'
import { FilmProps } from './props.ts'

export const film = island({ name: 'film', component: Film, props: FilmProps })
