import { ConnectorError } from './refusals.js';

/** The data attributes of the script tag by their names in `dataset`: `data-cart-page` is `cartPage`. */
export type ScriptSettings = Readonly<Record<string, string | undefined>>;

/** Returns `data-api`, without which a connector does not know its shop. */
export function requireApi({ api, backend }: ScriptSettings): string {
  if (api) return api;
  throw new ConnectorError(
    'bad-option',
    `The script tag has data-backend="${backend}" and no data-api: name the shop's origin, such as data-api="https://shop.example".`,
  );
}

/** The settings that the script tag has, for options that have a default. */
export function present<Names extends string>(
  values: Readonly<Record<Names, string | undefined>>,
): Partial<Record<Names, string>> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Record<Names, string>>;
}
