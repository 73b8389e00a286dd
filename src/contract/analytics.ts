import * as v from 'valibot'
import { currency } from '../market/currency.ts'
import { pageKinds } from '../market/page-kind.ts'
import { Cents, Count, Id, IsoDate, Latitude, LocaleName, Longitude } from './scalars.ts'
import {
  maxCodeLength,
  maxTextLength,
  maxEventsOfMessage,
  maxItemsOfEvent,
  personalizations,
  searchPanels,
  searchTypes,
} from './analytics-limits.ts'

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(maxCodeLength))
const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(maxTextLength))
const FlowType = v.picklist(['booking', 'gifting', 'activity', 'hotel'])
const Guests = v.pipe(Count, v.maxValue(99))

/** The specification calls the id of a stay "weekend id". */
const product = {
  stay: v.optional(Id),
  activity: v.optional(Id),
  box: v.optional(Code),
}

/**
 * An item of analytics (S3.85). `index`: zero-based among the visible. `price`: cents, as displayed.
 * The catalogue adds `topTheme`, `dataFlowMode`, `targetedLabel` and the hotel's position.
 */
const item = {
  ...product,
  hotel: v.optional(v.strictObject({ id: Id, latitude: v.optional(Latitude), longitude: v.optional(Longitude) })),
  index: v.optional(Count),
  price: v.optional(Cents),
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
  targetedLabel: v.optional(Text),
}
export const AnalyticsItem = v.strictObject(item)
export type AnalyticsItem = v.InferOutput<typeof AnalyticsItem>

const promotion = {
  promotion: Text,
  index: v.optional(Count),
}

/** Ten minutes, of CLS a hundred screens. What claims more says nothing, and would spoil the percentiles. */
const mostOfVital = 600_000
const VitalValue = v.pipe(
  Count,
  v.transform((value) => Math.min(value, mostOfVital)),
)

export const vitalMetrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export const navigationTypes = ['navigate', 'reload', 'back-forward', 'back-forward-cache', 'prerender', 'restore'] as const
export const connectionTypes = ['slow-2g', '2g', '3g', '4g'] as const

/** Events hold ids, dates, counts, codes and cents, never anything typed: the schemas are strict, so an unknown field is refused. */
export const eventPayloads = {
  page_launch: v.strictObject({
    path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(maxTextLength)),
    flowType: FlowType,
    locale: LocaleName,
    currency: v.literal(currency),
    minisite: v.optional(Code),
  }),
  view_item: AnalyticsItem,
  /** Has the cards of which half was seen, each once. */
  view_item_list: v.strictObject({
    searchType: v.picklist(searchTypes),
    items: v.pipe(v.array(AnalyticsItem), v.minLength(1), v.maxLength(maxItemsOfEvent)),
  }),
  select_item: AnalyticsItem,
  /** The price is for all guests and nights, with delivery. A gift has its format; a gift card has no id. */
  add_to_cart: v.strictObject({
    ...product,
    flow: FlowType,
    price: Cents,
    nights: v.optional(Count),
    adults: v.optional(Guests),
    format: v.optional(v.picklist(['digital', 'physical'])),
    ownUse: v.optional(v.boolean()),
    giftCard: v.optional(v.boolean()),
  }),
  select_checkin: v.strictObject({ stay: v.optional(Id), hotel: Id, checkin: IsoDate }),
  personalization_item: v.strictObject({ ...product, kind: v.picklist(personalizations), choice: v.optional(Code) }),
  search_overlay: v.strictObject({ panel: v.picklist(searchPanels) }),
  /** Sent when half of it was seen, once for each page. */
  view_promotion: v.strictObject(promotion),
  select_promotion: v.strictObject(promotion),
  price_update: v.strictObject({ ...product, before: Cents, after: Cents }),
  /** `code` is the server's code or message, or QUOTE_FETCH_ERROR. */
  quote_error: v.strictObject({ ...product, code: Text }),
  experiment_exposure: v.strictObject({ experiment: Code, variation: Code }),
  /**
   * How fast a page was for its visitor. `value` is in milliseconds since the page was opened, of CLS in thousandths. It may grow while the page
   * stays open: of several with one `id` and `metric` the last counts.
   */
  web_vital: v.strictObject({
    id: v.pipe(v.string(), v.regex(/^v\d+-\d+-\d+$/), v.maxLength(maxCodeLength)),
    metric: v.picklist(vitalMetrics),
    value: VitalValue,
    page: v.picklist(pageKinds),
    navigation: v.picklist(navigationTypes),
    // What a new browser says is left out, and does not cost the message its other events.
    connection: v.fallback(v.optional(v.picklist(connectionTypes)), undefined),
    /** The island that is responsible, such as `results`, or the landmark and tag of the element outside islands, such as `main img`. */
    part: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[^\s@]+( [^\s@]+)?$/), v.maxLength(maxCodeLength))), undefined),
  }),
} as const

export type EventName = keyof typeof eventPayloads
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof eventPayloads)[Name]>

export type TrackedEvent = { readonly [Name in EventName]: { readonly event: Name } & Readonly<EventPayload<Name>> }[EventName]

/** `at` is in milliseconds since 1970. */
export type SentEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly at: number; readonly params: Readonly<EventPayload<Name>> }
}[EventName]

const names = Object.keys(eventPayloads) as [EventName, ...EventName[]]

/** An issue of a payload is reported with its place in the event. */
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

/** Our own id or Google's, which holds neither name nor address. */
const Identifier = v.pipe(v.string(), v.regex(/^[\w.-]{8,64}$/))

/** What a browser sends to the site (S7.39). */
export const CollectRequest = v.object({
  client_id: Identifier,
  session_id: Identifier,
  events: v.pipe(v.array(Sent), v.minLength(1), v.maxLength(maxEventsOfMessage)),
})

/** The site adds the id of the account, which scripts cannot read. */
export const Collection = v.object({
  ...CollectRequest.entries,
  user_id: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))),
})
export type Collection = v.InferOutput<typeof Collection>
