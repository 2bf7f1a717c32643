import { OpenFeature } from '@openfeature/web-sdk';
import { createVitrineProvider } from '../../../core/experiments/openfeature/index.js';

export async function readFlags() {
  await OpenFeature.setProviderAndWait(createVitrineProvider());
  const client = OpenFeature.getClient();

  return {
    hasGiftNote: client.getBooleanValue('gift-note', false),
    callTo: client.getStringDetails('hero-call', 'look-around'),
  };
}
