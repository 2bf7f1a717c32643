/** Labels of platform §3, and what everybody sees. */
export const contentStatuses = [
  'Published',
  'Scheduled',
  'Needs Review',
  'Draft',
  'Private',
] as const;
export type ContentStatus = (typeof contentStatuses)[number];

export const contentCollections = ['journal', 'events', 'albums', 'pages'] as const;
export type ContentCollection = (typeof contentCollections)[number];

/** An image as templates read it (platform §3, "Image"). */
export type ContentImage = {
  readonly id: string;
  readonly assetUrl: string;
  /** `WIDTHxHEIGHT`, in pixels. */
  readonly originalSize: string;
  /** Alternative text. */
  readonly title: string;
  readonly body?: string;
  readonly mediaFocalPoint?: { readonly x: number; readonly y: number };
};

/** The place of an event (platform §3, "Event item"). */
export type ContentPlace = {
  readonly addressTitle?: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressCountry: string;
  readonly mapLat?: number;
  readonly mapLng?: number;
};

/** An item of the site's content as templates read it; times are milliseconds since 1970 (platform §3). */
export type ContentItem = {
  readonly id: string;
  /** Last part of the address. */
  readonly urlId: string;
  /** `/journal/wedging`. */
  readonly fullUrl: string;
  readonly recordType: number;
  readonly title: string;
  /** Markup of the shop's own, which no visitor wrote. */
  readonly excerpt: string;
  readonly body: string;
  readonly publishOn: number;
  readonly author: { readonly displayName: string };
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly starred: boolean;
  /** 1 while comments are open. */
  readonly commentState: number;
  /** The picture of the item. */
  readonly mainImage?: ContentImage;
  /** The destination of the item, with `passthrough` instead of a page of its own. */
  readonly sourceUrl?: string;
  readonly passthrough?: boolean;
  readonly startDate?: number;
  readonly endDate?: number;
  readonly location?: ContentPlace;
  /** The pictures of an album. */
  readonly items?: readonly ContentImage[];
  /** How they are shown: settings of a gallery, as an editor stores them (platform §3). */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
};

export interface ContentSeed {
  readonly collection: ContentCollection;
  readonly status: ContentStatus;
  readonly item: ContentItem;
}
