import * as v from 'valibot'
import { Cents, Count, Id, IsoDate, Latitude, LocaleName, Longitude } from './scalars.ts'
import { longestCode, longestText, maxEvents, maxItems, personalizations, searchPanels, searchTypes } from './analytics-limits.ts'

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(longestCode))
const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(longestText))
const FlowType = v.picklist(['booking', 'gifting', 'activity', 'hotel'])
const Guests = v.pipe(Count, v.maxValue(99))

/** One of the products: `stay` is the specification's weekend id. */
const product = {
  stay: v.optional(Id),
  activity: v.optional(Id),
  box: v.optional(Code),
}

/**
 * A product as it is on the screen (search, section 3, "Derived item"). `index`: zero-based position among what is visible. `price`: cents,
 * as displayed; absent where none is. The hotel's position, `topTheme`, `dataFlowMode` and `targetedLabel` are the catalogue's.
 */
const item = {
  ...product,
  hotel: v.optional(v.strictObject({ id: Id, latitude: v.optional(Latitude), longitude: v.optional(Longitude) })),
  index: v.optional(Count),
  price: v.optional(Cents),
  /** Adults, children and babies together. */
  paxCount: v.optional(Guests),
  adult: v.optional(Guests),
  child: v.optional(Guests),
  baby: v.optional(Guests),
  checkin: v.optional(IsoDate),
  checkout: v.optional(IsoDate),
  searchType: v.optional(v.picklist(searchTypes)),
  flowType: v.optional(FlowType),
  topTheme: v.optional(Text),
  dataFlowMode: v.optional(v.picklist(['pull', 'push'])),
  /** Key of the label. */
  targetedLabel: v.optional(Text),
}
export const AnalyticsItem = v.strictObject(item)
export type AnalyticsItem = v.InferOutput<typeof AnalyticsItem>

const promotion = {
  /** The visible name of the banner, block or link. */
  promotion: Text,
  /** Zero-based position among the promotions of the page. */
  index: v.optional(Count),
}

/**
 * Every event, by its name, and what it says: ids, dates, counts, codes and cents, never anything typed. What a payload does not list is
 * refused.
 */
export const eventPayloads = {
  /** A page is shown. `path`: without query and hash. */
  page_launch: v.strictObject({
    path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(longestText)),
    flowType: FlowType,
    locale: LocaleName,
    currency: v.literal('EUR'),
    minisite: v.optional(Code),
  }),
  /** The page of a product. */
  view_item: AnalyticsItem,
  /** Cards of which half was seen, each once. */
  view_item_list: v.strictObject({
    searchType: v.picklist(searchTypes),
    items: v.pipe(v.array(AnalyticsItem), v.minLength(1), v.maxLength(maxItems)),
  }),
  /** A card was chosen. */
  select_item: AnalyticsItem,
  /** `price`: cents of all guests and nights, with the delivery of a parcel. */
  add_to_cart: v.strictObject({
    ...product,
    flow: FlowType,
    price: Cents,
    nights: v.optional(Count),
    adults: v.optional(Guests),
    format: v.optional(v.picklist(['digital', 'physical'])),
    /** The visitor buys a voucher for themselves. */
    ownUse: v.optional(v.boolean()),
  }),
  /** A day of arrival was picked in the calendar of a product. */
  select_checkin: v.strictObject({ stay: v.optional(Id), hotel: Id, checkin: IsoDate }),
  /** The giver changed what makes a gift their own. `choice`: the code of what was chosen, never what was written. */
  personalization_item: v.strictObject({ ...product, kind: v.picklist(personalizations), choice: v.optional(Code) }),
  /** A panel of the search opened. */
  search_overlay: v.strictObject({ panel: v.picklist(searchPanels) }),
  /** Half of a promotion was seen, once for each page. */
  view_promotion: v.strictObject(promotion),
  select_promotion: v.strictObject(promotion),
  /** The price is another than the one that was shown; cents. */
  price_update: v.strictObject({ ...product, before: Cents, after: Cents }),
  /** No price: the server's code or message, or QUOTE_FETCH_ERROR. */
  quote_error: v.strictObject({ ...product, code: Text }),
  experiment_exposure: v.strictObject({ experiment: Code, variation: Code }),
} as const

export type EventName = keyof typeof eventPayloads
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof eventPayloads)[Name]>

export type TrackedEvent = { readonly [Name in EventName]: { readonly event: Name } & Readonly<EventPayload<Name>> }[EventName]

/** An event as it is sent; `at`: milliseconds since 1970. */
export type SentEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly at: number; readonly params: Readonly<EventPayload<Name>> }
}[EventName]

const names = Object.keys(eventPayloads) as [EventName, ...EventName[]]

/** The step from an event to its payload, in the path of an issue. */
const paramsStep = (input: { params: unknown }): v.ObjectPathItem => ({
  type: 'object',
  origin: 'value',
  input,
  key: 'params',
  value: input.params,
})

const Sent = v.pipe(
  v.object({ name: v.picklist(names, 'There is no such event'), at: Count, params: v.unknown() }),
  v.rawTransform(({ dataset, addIssue, NEVER }): SentEvent => {
    const { name, at, params } = dataset.value
    const { issues } = v.safeParse(eventPayloads[name], params)
    // A table's type cannot relate a payload to its name.
    if (!issues) return { name, at, params } as SentEvent
    addIssue({ message: `${name}: ${issues[0].message}`, path: [paramsStep(dataset.value), ...(issues[0].path ?? [])] })
    return NEVER
  }),
)

/** Identifier that our own code or Google's made: no name, no address. */
const Identifier = v.pipe(v.string(), v.regex(/^[\w.-]{8,64}$/))

/** What a browser sends (search, section 7). */
export const CollectRequest = v.object({
  client_id: Identifier,
  session_id: Identifier,
  events: v.pipe(v.array(Sent), v.minLength(1), v.maxLength(maxEvents)),
})

/** What the collector receives: with the account's id, which browsers' scripts cannot read. */
export const Collection = v.object({
  ...CollectRequest.entries,
  user_id: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))),
})
export type Collection = v.InferOutput<typeof Collection>
