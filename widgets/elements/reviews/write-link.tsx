/** The way to write a review: the page's own, or a link to the page that takes one. */
export function WriteLink({ url, label }: { url: string; label: string }) {
  return (
    <slot name="write">
      {url !== '' && (
        <a part="write" className="write" href={url}>
          {label}
        </a>
      )}
    </slot>
  );
}
