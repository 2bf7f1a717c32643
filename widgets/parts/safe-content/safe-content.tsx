import { createElement, type ReactNode } from 'react';
import type { SafeNode } from '../../../core/content/index.js';
import { NewTabLink } from './new-tab-link.js';

/** What was kept of a foreign page. React makes the elements, so no text is ever read as markup. */
export function SafeContent({ nodes }: { nodes: readonly SafeNode[] }) {
  return nodes.map(renderNode);
}

function renderNode(node: SafeNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, src, alt, width, height, children } = node;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key: index });
  if (tag === 'img') {
    return <img key={index} src={src} alt={alt} width={width} height={height} loading="lazy" />;
  }
  const content = children.map(renderNode);
  return href === undefined ? (
    createElement(tag, { key: index }, ...content)
  ) : (
    <NewTabLink key={index} href={href}>
      {content}
    </NewTabLink>
  );
}
