import type { GiftCardProps } from './definition.js';
import { useRef, useState } from 'react';
import { recipientFields, recipientLimits } from '../../../core/commerce/purchase/index.js';
import { giftCardStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import { CharacterCounter } from '../../parts/form-fields/index.js';
import { RecipientField } from './recipient-field.js';
import type { RecipientPart } from './recipient-rules.js';
import { useGiftCard, type GiftCardInUse } from './use-gift-card.js';
import { useRecipientChecks } from './use-recipient-checks.js';

/** The recipient of a gift card, behind "Send as a gift". Closed, its fields are kept but leave the form's data. */
export function GiftCard(props: GiftCardProps) {
  const root = useRef<HTMLDivElement>(null);
  const inUse = useGiftCard(props, root);
  const id = useWidgetId();
  const fieldsId = `${id}-fields`;
  return (
    <div ref={root} className="vitrine-gift-card">
      <button
        type="button"
        className="vitrine-gift-card-toggle"
        aria-expanded={inUse.isOpen}
        aria-controls={fieldsId}
        onClick={inUse.toggle}
      >
        {giftCardStrings('sendAsGift')}
      </button>
      <RecipientFields id={fieldsId} inUse={inUse} />
    </div>
  );
}

function RecipientFields({ id, inUse }: { id: string; inUse: GiftCardInUse }) {
  const { isOpen, plain, days, timeZone, locale } = inUse;
  const fields = useRef<HTMLFieldSetElement>(null);
  const checks = useRecipientChecks(fields, recipientFields, { days, locale });
  const initialMessage = plain.get(recipientFields.message) ?? '';
  const [messageLength, setMessageLength] = useState(initialMessage.length);
  const counterId = `${id}-counter`;

  const field = (part: RecipientPart) => ({
    problem: checks.problems[part],
    control: {
      id: `${id}-${part}`,
      name: recipientFields[part],
      defaultValue: plain.get(recipientFields[part]) ?? '',
      onInvalid: checks.onInvalid.bind(null, part),
      onInput: checks.onInput.bind(null, part),
    },
  });

  return (
    <fieldset
      ref={fields}
      id={id}
      className="vitrine-fields vitrine-gift-card-fields"
      disabled={!isOpen}
      hidden={!isOpen}
    >
      <legend className="vitrine-unseen">{giftCardStrings('recipient')}</legend>
      <RecipientField {...field('name')} label={giftCardStrings('name')}>
        {(control) => (
          <input {...control} type="text" autoComplete="section-recipient name" aria-required />
        )}
      </RecipientField>
      <RecipientField {...field('email')} label={giftCardStrings('email')}>
        {(control) => (
          <input {...control} type="email" autoComplete="section-recipient email" aria-required />
        )}
      </RecipientField>
      <RecipientField
        {...field('message')}
        label={giftCardStrings('message')}
        describedBy={counterId}
      >
        {(control) => (
          <>
            <textarea
              {...control}
              rows={4}
              autoComplete="off"
              onInput={(event) => {
                control.onInput(event);
                setMessageLength(event.currentTarget.value.length);
              }}
            />
            <CharacterCounter id={counterId} count={messageLength} max={recipientLimits.message} />
          </>
        )}
      </RecipientField>
      <RecipientField
        {...field('deliveryDate')}
        label={giftCardStrings('date')}
        hint={hintOf(timeZone)}
      >
        {(control) => (
          <input {...control} type="date" autoComplete="off" min={days.min} max={days.max} />
        )}
      </RecipientField>
      <input type="hidden" name={recipientFields.timeZone} value={timeZone ?? ''} />
    </fieldset>
  );
}

/** `America/New_York` is written for people. */
function hintOf(timeZone: string | undefined): string {
  return timeZone
    ? giftCardStrings('dateHint', { timeZone: timeZone.replaceAll('_', ' ') })
    : giftCardStrings('dateHintAnywhere');
}
