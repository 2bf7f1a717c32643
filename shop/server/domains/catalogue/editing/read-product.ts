import { interfaceMessage } from '../../interface-messages/index.js';
import { productTypes, type ImageSeed } from '../types.js';
import {
  optionField,
  seenField,
  pictureCountField,
  pictureFields,
  readCount,
  type TypedProduct,
} from './fields.js';
import { readLine, readParagraphs, readTags, readUrlId, type ReadValue } from './read-values.js';
import { readVariants } from './read-variants.js';
import { readSchedule, scheduleField, type FormClock } from './schedule.js';
import { productLimits, productStatuses, type FieldErrors, type ProductChange } from './types.js';

/** Pictures that the form may name, by address: those of the product and those that were uploaded. */
export type KnownPictures = ReadonlyMap<string, Omit<ImageSeed, 'altText'>>;

/** The product of a form, or what is wrong with each field. */
export function readProduct(
  typed: TypedProduct,
  known: KnownPictures,
  clock: FormClock,
): ProductChange | { readonly errors: FieldErrors } {
  const errors: Record<string, string> = {};
  const refuse = (field: string, sentence: string) => {
    errors[field] ??= sentence;
  };
  function take<Value>(field: string, read: (text: string) => ReadValue<Value>, otherwise: Value) {
    const result = read(typed[field] ?? '');
    if ('value' in result) return result.value;
    refuse(field, result.error);
    return otherwise;
  }
  const line = (name: string, least: number, most: number) => (text: string) =>
    readLine(text, name, { least, most });

  const title = take('title', line('The title', 1, productLimits.title), '');
  const urlId = take('urlId', readUrlId, '');
  const category = take('category', line('The category', 1, productLimits.category), '');
  const tags = take('tags', readTags, []);
  const excerpt = take('excerpt', line('The excerpt', 0, productLimits.excerpt), '');
  const description = take('description', readParagraphs, []);
  const status = productStatuses.find((one) => one === typed['status']);
  if (status === undefined) refuse('status', 'Choose a status.');
  const listedFrom =
    status === 'scheduled' ? take(scheduleField, (text) => readSchedule(text, clock), null) : null;
  const type = productTypes.find((one) => one === typed['type']);
  if (type === undefined) refuse('type', 'Choose a type.');

  const images = readPictures(typed, known, refuse);
  const options = readOptions(typed, refuse);
  const byUrl = new Map(images.map((image) => [image.assetUrl, image]));
  const { variants, ...places } = readVariants(typed, options, byUrl, refuse);
  if (Object.keys(errors).length > 0 || status === undefined || type === undefined) {
    return { errors };
  }
  return {
    product: {
      urlId,
      title,
      status,
      listedFrom,
      type,
      category,
      tags,
      excerpt,
      description,
      options,
      images,
      variants,
    },
    seen: typed[seenField] || null,
    ...places,
  };
}

type Refuse = (field: string, sentence: string) => void;

function readOptions(typed: TypedProduct, refuse: Refuse): readonly string[] {
  const options: string[] = [];
  for (let index = 0; index < productLimits.options; index += 1) {
    const field = optionField(index);
    const read = readLine(typed[field] ?? '', 'The option', { most: productLimits.optionName });
    if ('error' in read) refuse(field, read.error);
    else if (read.value === '') continue;
    else if (options.length < index) {
      refuse(field, 'Fill in the options without a gap.');
    } else if (options.some((one) => one.toLowerCase() === read.value.toLowerCase())) {
      refuse(field, `${interfaceMessage('tagExists', { tagType: 'option' })}: “${read.value}”.`);
    } else options.push(read.value);
  }
  return options;
}

function readPictures(typed: TypedProduct, known: KnownPictures, refuse: Refuse) {
  // More than the limit, so that the sentence about it can stand beside one of them.
  const count = readCount(typed[pictureCountField], productLimits.pictures * 2);
  const images: ImageSeed[] = [];
  for (let index = 0; index < count; index += 1) {
    const names = pictureFields(index);
    const picture = known.get(typed[names.url] ?? '');
    if (picture === undefined) continue;
    const read = readLine(typed[names.alt] ?? '', 'The alternative text', {
      most: productLimits.altText,
    });
    if ('error' in read) refuse(names.alt, read.error);
    if (images.length === productLimits.pictures) {
      refuse(names.alt, `A product has at most ${productLimits.pictures} pictures.`);
    }
    images.push({ ...picture, altText: 'value' in read ? read.value : '' });
  }
  return images;
}
