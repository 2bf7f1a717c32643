import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineStrings } from '../../../../core/i18n/index.js';
import type { MessageValues } from '../../../../core/i18n/message-types.js';

describe('MessageValues', () => {
  it('is empty for a message without arguments', () => {
    expectTypeOf<MessageValues<'A mug'>>().toEqualTypeOf<Record<never, never>>();
    expectTypeOf<keyof MessageValues<''>>().toEqualTypeOf<never>();
  });

  it('takes text or a number for a plain argument', () => {
    expectTypeOf<MessageValues<'{title}, {variant}: {title}'>>().toEqualTypeOf<
      Record<'title' | 'variant', string | number>
    >();
  });

  it('takes numbers for numbers and plurals', () => {
    expectTypeOf<MessageValues<'{done, number} of {total,number}'>>().toEqualTypeOf<
      Record<'done' | 'total', number>
    >();
    expectTypeOf<
      MessageValues<'{count, plural, =0 {none} one {# item} other {# items}}, {subtotal}.'>
    >().toEqualTypeOf<{ count: number; subtotal: string | number }>();
  });

  it('takes a number for an argument that is plain in one place and a plural in another', () => {
    expectTypeOf<
      MessageValues<'{count, plural, one {{count} Like} other {{count} Likes}}'>
    >().toEqualTypeOf<{ count: number }>();
  });

  it('takes the keys of a select', () => {
    expectTypeOf<MessageValues<'{unit, select, week {w} month {m} other {o}}'>>().toEqualTypeOf<{
      unit: 'week' | 'month' | 'other';
    }>();
  });

  it('finds arguments inside of branches, at any depth', () => {
    expectTypeOf<
      MessageValues<`{kind, select,
        gift {{name} sends {count, plural, one {a card} other {{many, number} cards}}}
        other {{a, plural, one {{b, plural, one {{c}} other {x}}} other {}}}
      } {end}`>
    >().toEqualTypeOf<{
      kind: 'gift' | 'other';
      name: string | number;
      count: number;
      many: number;
      a: number;
      b: number;
      c: string | number;
      end: string | number;
    }>();
  });

  it('refuses wrong, missing and unknown arguments', () => {
    const strings = defineStrings('mug', {
      left: '{count, plural, one {# mug of {maker}} other {# mugs of {maker}}}',
      sent: '{kind, select, card {A card} other {Something}} is sent.',
    });
    expect(strings('left', { count: 2, maker: 'Ada' })).toBe('2 mugs of Ada');
    expect(strings('sent', { kind: 'card' })).toBe('A card is sent.');
    const wrong = () => {
      // @ts-expect-error A plural needs a number.
      strings('left', { count: '2', maker: 'Ada' });
      // @ts-expect-error An argument inside of the branches is missing.
      strings('left', { count: 2 });
      // @ts-expect-error All arguments are missing.
      strings('left');
      // @ts-expect-error The message has no such argument.
      strings('left', { count: 2, maker: 'Ada', colour: 'blue' });
      // @ts-expect-error The select has no such key.
      strings('sent', { kind: 'crad' });
      // @ts-expect-error There is no such text.
      strings('right');
    };
    expect(wrong).toBeTypeOf('function');
  });
});
