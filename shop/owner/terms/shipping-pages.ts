import { readMethod, readZone, writeMethod, writeZone, required } from '../../server/index.js';
import {
  methodView,
  shippingPath,
  shippingView,
  zonePath,
  zoneView,
} from '../views/terms/index.js';
import { ownerPage } from '../owner-page.js';
import type { FormCall, OwnerCall } from '../page-description.js';
import { readVersion } from '../take-form.js';
import { formState } from './change.js';

const methodsPath = `${shippingPath}/:zoneId/methods`;

const zonePages = [
  ...ownerPage({
    path: shippingPath,
    place: 'Shipping',
    area: 'shipping',
    template: 'owner-shipping',
    async view({ services, crumb, problem, done }) {
      const zones = await services.termsEditor.shipping.zones();
      return shippingView({ crumb, problem, zones, done });
    },
  }),
  ...ownerPage({
    path: `${shippingPath}/new`,
    area: 'shipping',
    access: 'change',
    list: shippingPath,
    template: 'owner-shipping-zone',
    view: (call) => zoneView({ ...formState(call), stored: null }),
    forms: {
      '': {
        action: 'zone-created',
        async work({ services, typed, record }) {
          const zone = required(readZone(typed));
          const id = await services.termsEditor.shipping.create(zone, record);
          return `${zonePath(id)}?done=created`;
        },
      },
    },
  }),
  ...ownerPage({
    path: `${shippingPath}/:zoneId`,
    area: 'shipping',
    list: shippingPath,
    template: 'owner-shipping-zone',
    load: findZone,
    view: (call, stored) => zoneView({ ...formState(call, writeZone(stored)), stored }),
    forms: {
      '': {
        action: 'zone-saved',
        async work({ record, ...call }) {
          const zone = required(readZone(call.typed));
          await call.services.termsEditor.shipping.save(seenZone(call), zone, record);
          return `${pageOf(call)}?done=saved`;
        },
      },
      remove: {
        action: 'zone-removed',
        back: pageOf,
        next: `${shippingPath}?done=removed`,
        work: ({ record, ...call }) =>
          call.services.termsEditor.shipping.remove(seenZone(call), record),
      },
    },
  }),
];

const methodPages = [
  ...ownerPage({
    path: `${methodsPath}/new`,
    area: 'shipping',
    access: 'change',
    list: shippingPath,
    template: 'owner-shipping-method',
    load: findZone,
    view: (call, zone) => methodView({ ...formState(call, { on: 'yes' }), zone, stored: null }),
    forms: {
      '': {
        action: 'method-created',
        async work({ record, ...call }) {
          const method = required(readMethod(call.typed));
          await call.services.termsEditor.shipping.addMethod(seenZone(call), method, record);
          return `${pageOf(call)}?done=method`;
        },
      },
    },
  }),
  ...ownerPage({
    path: `${methodsPath}/:methodId`,
    area: 'shipping',
    list: shippingPath,
    template: 'owner-shipping-method',
    async load(call) {
      const zone = await findZone(call);
      const stored = zone?.methods.find(({ id }) => id === call.param('methodId'));
      return zone && stored ? { zone, stored } : null;
    },
    view: (call, found) => methodView({ ...formState(call, writeMethod(found.stored)), ...found }),
    forms: {
      '': {
        action: 'method-saved',
        async work({ record, ...call }, { stored }) {
          const method = { ...required(readMethod(call.typed)), id: stored.id };
          await call.services.termsEditor.shipping.saveMethod(seenZone(call), method, record);
          return `${pageOf(call)}?done=method`;
        },
      },
      move: {
        action: 'method-moved',
        back: pageOf,
        async work({ record, ...call }) {
          const moved = { id: call.param('methodId'), beforeId: call.typed['before'] ?? '' };
          await call.services.termsEditor.shipping.moveMethod(seenZone(call), moved, record);
          return `${pageOf(call)}?done=method-moved`;
        },
      },
      remove: {
        action: 'method-removed',
        back: pageOf,
        async work({ record, ...call }) {
          const { shipping } = call.services.termsEditor;
          await shipping.removeMethod(seenZone(call), call.param('methodId'), record);
          return `${pageOf(call)}?done=method-removed`;
        },
      },
    },
  }),
];

/** The owner's shipping zones, and the methods of each. */
export const shippingPages = [...zonePages, ...methodPages];

function findZone({ services, param }: OwnerCall) {
  return services.termsEditor.shipping.find(param('zoneId'));
}

function pageOf({ param }: OwnerCall): string {
  return zonePath(param('zoneId'));
}

/** The zone as the form was made from. */
function seenZone({ param, typed }: Omit<FormCall, 'record'>) {
  return { id: param('zoneId'), version: readVersion(typed) };
}
