import { getRuntime } from '../runtime/index.js';
import type { CaptchaRequest, RenderedCaptcha } from './adapter.js';
import { adapters } from './adapters.js';
import type { CaptchaSettings } from './settings/settings.js';
import { chooseSize } from './size.js';

/**
 * Renders the captcha of a form into a node: light theme, normal size, compact below 320 px (storefront §9). Rejects if
 * its script does not load, its policy is not allowed, or its key is refused.
 */
export async function renderCaptcha(
  { provider, siteKey }: CaptchaSettings,
  node: HTMLElement,
  onToken: CaptchaRequest['onToken'],
): Promise<RenderedCaptcha> {
  const adapter = await adapters[provider]();
  const width = node.clientWidth || document.documentElement.clientWidth;
  const { locale } = getRuntime().site;
  return adapter.render(node, { siteKey, size: chooseSize(width), locale, onToken });
}
