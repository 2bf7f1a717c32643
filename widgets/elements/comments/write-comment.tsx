import { useState, type ComponentType } from 'react';
import { announce } from '../../../core/dom/index.js';
import { cartStrings, commentStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { CommentFormProps } from './use-post.js';

const loadForm = () => import('./comment-form.js');

/** A button in the place of the form, whose code most readers never need: it is fetched for the first who writes. */
export function WriteComment(props: Omit<CommentFormProps, 'title'>) {
  const [open, setOpen] = useState<{ readonly Form: ComponentType<CommentFormProps> } | null>(null);
  const [status, setStatus] = useState<'closed' | 'loading' | 'failed'>('closed');

  async function show(): Promise<void> {
    setStatus('loading');
    try {
      const { CommentForm: Form } = await loadForm();
      setOpen({ Form });
    } catch (error) {
      setStatus('failed');
      announce(cartStrings('checkConnection'), { assertive: true });
      getRuntime().reporter.report(error, { where: 'vitrine-comments' });
    }
  }

  const title = commentStrings('write');
  if (open) return <open.Form {...props} title={title} />;
  return (
    <>
      {status === 'failed' ? (
        <p className="vitrine-comments-failed">{cartStrings('checkConnection')}</p>
      ) : null}
      <button
        type="button"
        className="vitrine-comments-button vitrine-comments-write"
        aria-busy={status === 'loading'}
        // Ahead of the press, which tries again what fails here.
        onFocus={() => void loadForm().catch(() => undefined)}
        onClick={() => void show()}
      >
        {title}
      </button>
    </>
  );
}
