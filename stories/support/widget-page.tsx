import {
  AnchorMdx,
  DocsContext,
  Heading,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { WidgetDefinition } from '../../widgets/element/index.js';
import { DefinitionTable } from './definition-table.js';

/** The documents of a widget: what it is, its first story, its tables, and where all its states are. */
export function WidgetPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const definition = preparedMeta.parameters.definition as WidgetDefinition;
  return (
    <>
      <Title />
      <Subtitle>{`<${definition.tag}>`}</Subtitle>
      <p>{definition.summary}</p>
      <Primary />
      <DefinitionTable definition={definition} />
      <Heading>Stories</Heading>
      <StoryList />
    </>
  );
}

/** Links, because a page has one cart and one selection of a product: stories side by side would share them. */
function StoryList() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <ul>
      {stories.map(({ id, name, parameters }) => (
        <li key={id}>
          <AnchorMdx href={`?path=/story/${id}`} target="">
            {name}
          </AnchorMdx>{' '}
          {parameters.docs?.description?.story}
        </li>
      ))}
    </ul>
  );
}
