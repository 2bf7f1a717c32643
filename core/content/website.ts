/** The states of a website's contract (platform §3). Visitors may override experiments while it is `internal`. */
export const websiteStatuses = [
  'expired',
  'pastdue',
  'trial',
  'beta',
  'removed',
  'internal',
  'comped',
  'paid',
  'v5-linked',
  'active-parking-page',
  'resold',
  'resold-grace-period',
  'enterprise',
] as const;

/** The environment of a service (platform §3). */
export const sourceEnvironments = ['dev', 'qa', 'staging', 'prod'] as const;

/** The software that recorded an event (platform §3). */
export const eventSources = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const;

/** The numbers of contributor roles (platform §6). Five is none of them. */
export const contributorRoles = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  'store-manager': 8,
  scheduling: 9,
  viewer: 10,
  'campaigns-editor': 11,
  'scheduling-viewer': 12,
  'scheduling-editor': 13,
  none: 14,
  'website-manager': 15,
} as const;

/** The paths where an owner upgrades a trial or a plan (platform §2). */
export const upgradePaths = {
  'trial-upgrade': '/settings/billing/upgrade',
  upgrade: '/settings/billing/subscriptions/website',
} as const;

/**
 * Feature flags of a website that platform §3 names. It gives them numbers and does not show them, so there are none
 * here, nor the flags beyond these nine.
 */
export const platformFeatures = [
  'commerce subscriptions',
  'afterpay',
  'clearpay',
  'klarna',
  'gift cards',
  'product reviews',
  'related products',
  'point of sale',
  'bulk manager',
] as const;

/** A numeric code whose names and values platform §3 does not show: read it, keep it, compare it with nothing. */
export type ItemTypeCode = number;
/** As {@link ItemTypeCode}. */
export type FeatureFlagCode = number;
/** As {@link ItemTypeCode}. */
export type PageSectionTypeCode = number;
/** As {@link ItemTypeCode}. */
export type ExternalAccountTypeCode = number;

export type WebsiteStatus = (typeof websiteStatuses)[number];
export type SourceEnvironment = (typeof sourceEnvironments)[number];
export type EventSource = (typeof eventSources)[number];
export type ContributorRole = keyof typeof contributorRoles;
export type UpgradePathName = keyof typeof upgradePaths;
export type PlatformFeature = (typeof platformFeatures)[number];
