import { useRef, useState, type ComponentType } from 'react';
import { announce } from '../../../core/dom/index.js';
import { cartStrings, commentStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { CommentFormProps } from './use-post.js';

type Form = ComponentType<CommentFormProps>;

const loadForm = async (): Promise<Form> => (await import('./comment-form.js')).CommentForm;

/** A button in the place of the form, whose code most readers never need: it is fetched for the first who writes. */
export function WriteComment(props: Omit<CommentFormProps, 'takesFocus' | 'title'>) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<{ readonly Form: Form; readonly takesFocus: boolean } | null>(
    null,
  );
  const [status, setStatus] = useState<'closed' | 'loading' | 'failed'>('closed');

  async function show(): Promise<void> {
    if (status === 'loading') return;
    setStatus('loading');
    try {
      const Form = await loadForm();
      const { activeElement } = document;
      // The focus stays where somebody has moved it meanwhile.
      const isHere = button.current?.matches(':focus') || activeElement === document.body;
      setOpen({ Form, takesFocus: isHere });
    } catch (error) {
      setStatus('failed');
      announce(cartStrings('checkConnection'), { assertive: true });
      getRuntime().reporter.report(error, { where: 'vitrine-comments' });
    }
  }

  const title = commentStrings('write');
  if (open) return <open.Form {...props} title={title} takesFocus={open.takesFocus} />;
  // Ahead of the press, which tries again what fails here.
  const prepare = () => void loadForm().catch(() => undefined);
  return (
    <>
      {status === 'failed' ? (
        <p className="vitrine-comments-failed">{cartStrings('checkConnection')}</p>
      ) : null}
      <button
        ref={button}
        type="button"
        className="vitrine-comments-button vitrine-comments-write"
        aria-busy={status === 'loading'}
        onFocus={prepare}
        onClick={() => void show()}
      >
        {title}
      </button>
    </>
  );
}
