import { useRef, useState } from 'react';
import { restockStrings } from '../../../core/i18n/index.js';
import type { RestockProps } from './definition.js';
import { SignUpForm } from './sign-up-form.js';
import { AlreadySignedUp, SignedUp } from './sign-up-note.js';
import { useRestock } from './use-restock.js';

/** The signup for a variant that is sold out; see the definition. */
export function Restock(props: RestockProps) {
  const root = useRef<HTMLDivElement>(null);
  /** Null while nobody has signed up in this element. */
  const [hadFocus, setHadFocus] = useState<boolean | null>(null);
  const inUse = useRestock(props);
  if (!inUse) return null;
  const { offer, phase, plain } = inUse;

  return (
    <div ref={root} className="vitrine-restock">
      {phase === 'form' && offer ? (
        <SignUpForm
          offer={offer}
          plain={plain}
          settings={props}
          onFinish={(of) => {
            setHadFocus(root.current?.contains(document.activeElement) ?? false);
            inUse.finish(of);
          }}
        />
      ) : null}
      {phase === 'done' ? (
        <SignedUp
          text={props.successText || plain.done || restockStrings('signedUp')}
          hadFocus={hadFocus}
        />
      ) : null}
      {phase === 'remembered' && offer ? (
        <AlreadySignedUp offer={offer} onAgain={inUse.startAgain} />
      ) : null}
    </div>
  );
}
