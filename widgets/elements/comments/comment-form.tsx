import { useEffect, useRef, type FormEvent } from 'react';
import { commentFormStrings } from '../../../core/i18n/strings/comment-form.js';
import { useWidgetId } from '../../element/index.js';
import { usePost, type CommentFormProps } from './use-post.js';

/** The form for a new comment. The typed text stays until the server has it. */
export function CommentForm(props: CommentFormProps) {
  const id = useWidgetId();
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const { isPosting, problems, failure, done, post } = usePost(props);

  // It stands where the pressed button was, which has taken the focus with it, unless somebody has moved that meanwhile.
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (isFree) form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (done !== null) note.current?.focus();
  }, [done]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // A form around the element is not the one that is sent.
    event.stopPropagation();
    const read = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? '');
    const result = await post({ author: read('author'), text: read('text') });
    const text = form.current?.querySelector('textarea');
    if (result === null && text) text.value = '';
    if (result) form.current?.querySelector<HTMLElement>(`[name="${result}"]`)?.focus();
  }

  const field = (name: 'author' | 'text') => {
    const problem = problems[name];
    const shared = {
      id: `${id}-${name}`,
      name,
      className: 'vitrine-control',
      readOnly: isPosting,
      'aria-required': true,
      ...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-${name}-problem` }),
    } as const;
    return (
      <div className="vitrine-field">
        <label className="vitrine-field-label" htmlFor={shared.id}>
          {commentFormStrings(name)}
        </label>
        {problem ? (
          <p className="vitrine-field-error" id={`${id}-${name}-problem`}>
            {problem}
          </p>
        ) : null}
        {name === 'author' ? (
          <input {...shared} autoComplete="name" />
        ) : (
          <textarea {...shared} rows={5} dir="auto" />
        )}
      </div>
    );
  };

  return (
    <form
      ref={form}
      className="vitrine-comments-form vitrine-fields"
      noValidate
      method="post"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void submit(event)}
    >
      <h3 className="vitrine-comments-title" id={`${id}-title`}>
        {props.title}
      </h3>
      {field('author')}
      {field('text')}
      {failure ? (
        <p className="vitrine-field-error" id={`${id}-failure`}>
          {failure}
        </p>
      ) : null}
      <button
        type="submit"
        className="vitrine-comments-button"
        aria-disabled={isPosting}
        aria-busy={isPosting}
        aria-describedby={failure ? `${id}-failure` : undefined}
      >
        {commentFormStrings(isPosting ? 'posting' : 'post')}
      </button>
      {done ? (
        <p ref={note} key={done.id} className="vitrine-comments-done" role="status" tabIndex={-1}>
          {done.text}
        </p>
      ) : null}
    </form>
  );
}
