import { VitrineError } from '../../../core/net/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
}

/** The policy name that a page with Trusted Types must list for Disqus. */
const policyName = 'vitrine-disqus';
const embed = /^https:\/\/[a-z\d-]{1,63}\.disqus\.com\/embed\.js$/;

/** Shows the `#disqus_thread` among the children of `host`, and has Disqus fill it. @throws VitrineError as `loadDisqus`. */
export function showDisqus(host: Element | null, name: string): Promise<void> {
  // Beside the widget's own content, where it is shown.
  host?.querySelector('#disqus_thread')?.setAttribute('slot', 'vitrine-content');
  return loadDisqus(name);
}

/**
 * Loads Disqus once, which fills the page's `#disqus_thread`. A script of the page's own is left to its work.
 *
 * @param name The site's shortname.
 * @throws VitrineError `disqus-script` for a text that is no shortname, and when the script does not load; the next call
 *   tries again.
 */
function loadDisqus(name: string): Promise<void> {
  const address = `https://${name.toLowerCase()}.disqus.com/embed.js`;
  const loading = getRuntime().shared('disqus', () => new Map<string, Promise<void>>());
  const known = loading.get(address);
  if (known) return known;
  const loaded = addScript(address);
  loading.set(address, loaded);
  loaded.catch(() => loading.delete(address));
  return loaded;
}

async function addScript(address: string): Promise<void> {
  if (!embed.test(address)) throw failure(address);
  if ([...document.scripts].some(({ src }) => src === address)) return;
  const script = document.createElement('script');
  script.async = true;
  // With Trusted Types, `src` takes a TrustedScriptURL instead of text.
  Reflect.set(script, 'src', trust(address));
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(failure(address));
    });
    document.head.append(script);
  });
}

function trust(address: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return address;
  const policy = getRuntime().shared('disqus-script-policy', () =>
    trustedTypes.createPolicy(policyName, {
      createScriptURL(text) {
        if (embed.test(text)) return text;
        throw failure(text);
      },
    }),
  );
  return policy.createScriptURL(address);
}

const failure = (address: string) =>
  new VitrineError('disqus-script', `${address} could not be loaded. Check the Disqus shortname.`);
