import type { ReactNode } from 'react'
import type { NativeMoreFiltersProps } from './NativeMoreFilters.tsx'

interface ServerSections {
  NativeMoreFilters?: (props: NativeMoreFiltersProps) => ReactNode
}

/** Rendered by the server only (`island.ts`): browsers do not load their code. */
export const serverSections: ServerSections = {}
