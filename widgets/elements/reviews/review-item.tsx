import { useLayoutEffect, useRef } from 'react';
import {
  dateText,
  dateValue,
  helpfulText,
  sourceText,
  type Review,
  type ReviewReply,
} from '../../../core/commerce/reviews/index.js';
import { reviewStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import { Photos } from './photos.js';
import { Stars } from './stars.js';

export interface ReviewItemProps {
  review: Review;
  /** BCP 47. */
  locale: string;
  /** Whether it takes the focus when it appears: the first of those that were added. */
  isFirstNew: boolean;
}

/** One review, with the shop's answer inside it. */
export function ReviewItem({ review, locale, isFirstNew }: ReviewItemProps) {
  const { author, rating, title, paragraphs, photos, reply } = review;
  const article = useRef<HTMLElement>(null);
  const id = useWidgetId();
  useLayoutEffect(() => {
    if (isFirstNew) article.current?.focus();
  }, [isFirstNew]);

  return (
    <article ref={article} part="review" className="review" aria-labelledby={id} tabIndex={-1}>
      <h3 part="title" className="title" id={id}>
        {title ?? author}
      </h3>
      <p part="facts" className="facts">
        <Stars tenths={rating * 10} rating={String(rating)} />
        {title !== null && <span>{author}</span>}
        <Day time={review.writtenAt} locale={locale} />
        {factsOf(review).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <Words paragraphs={paragraphs} />
      {photos.length > 0 && <Photos photos={photos} author={author} />}
      {review.helpfulCount > 0 && (
        <p className="facts">{helpfulText(review.helpfulCount, locale)}</p>
      )}
      {reply && <Reply reply={reply} locale={locale} />}
    </article>
  );
}

function Reply({ reply, locale }: { reply: ReviewReply; locale: string }) {
  return (
    <div part="reply" className="reply">
      <p className="facts">
        <strong>{reviewStrings('replyFrom', { author: reply.author })}</strong>
        <Day time={reply.writtenAt} locale={locale} />
      </p>
      <Words paragraphs={reply.paragraphs} />
    </div>
  );
}

function Day({ time, locale }: { time: number; locale: string }) {
  return <time dateTime={dateValue(time)}>{dateText(time, locale)}</time>;
}

function Words({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph, index) => (
    <p key={index} part="text" className="text">
      {paragraph}
    </p>
  ));
}

function factsOf({ isVerified, variant, ...source }: Review): string[] {
  return [
    isVerified ? reviewStrings('verified') : '',
    variant === null ? '' : reviewStrings('bought', { variant }),
    sourceText(source),
  ].filter((fact) => fact !== '');
}
