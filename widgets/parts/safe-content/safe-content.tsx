import { createElement, type ReactNode } from 'react';
import type { SafeNode } from '../../../core/content/index.js';
import { NewTabLink } from './new-tab-link.js';

export interface SafeContentProps {
  readonly nodes: readonly SafeNode[];
  /** The place where links open: a foreign page's in a new tab (the default), the merchant's own in this one. */
  readonly links?: 'new-tab' | 'same-tab';
}

/** The kept part of foreign markup. React makes the elements, so no text is ever read as markup. */
export function SafeContent({ nodes, links = 'new-tab' }: SafeContentProps) {
  function renderNode(node: SafeNode, index: number): ReactNode {
    if (typeof node === 'string') return node;
    const { tag, href, src, alt, width, height, children } = node;
    if (tag === 'br' || tag === 'hr') return createElement(tag, { key: index });
    if (tag === 'img') {
      return <img key={index} alt={alt} width={width} height={height} loading="lazy" src={src} />;
    }
    const content = children.map(renderNode);
    if (href === undefined) return createElement(tag, { key: index }, ...content);
    return links === 'new-tab' ? (
      <NewTabLink key={index} href={href}>
        {content}
      </NewTabLink>
    ) : (
      <a key={index} href={href}>
        {content}
      </a>
    );
  }

  return nodes.map(renderNode);
}
