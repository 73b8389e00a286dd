import type { ReactNode } from 'react'
import type { NativeMoreFiltersProps } from './NativeMoreFilters.tsx'

interface ServerSections {
  NativeMoreFilters?: (props: NativeMoreFiltersProps) => ReactNode
}

/** Sections that only the server renders, which `island.ts` provides: browsers keep their markup and do not load their code. */
export const serverSections: ServerSections = {}
