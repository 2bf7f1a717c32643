import type { FieldErrors } from 'vitrine/core/forms';
import { takeOr, type Read, type Typed } from '../../../ground/http/index.js';
import { interfaceMessage } from '../../interface-messages/index.js';
import { productTypes, type ImageSeed } from '../types.js';
import { optionField, seenField, pictureCountField, pictureFields, readCount } from './fields.js';
import { readLine, readParagraphs, readTags, readUrlId } from './read-values.js';
import { readVariants } from './read-variants.js';
import { readSchedule, scheduleField, type FormClock } from './schedule.js';
import { productLimits, productStatuses, type ProductChange } from './types.js';

/** Pictures that the form may name, by address: those of the product and those that were uploaded. */
export type KnownPictures = ReadonlyMap<string, Omit<ImageSeed, 'altText'>>;

/** The product of a form, or what is wrong with each field. */
export function readProduct(
  typed: Typed,
  known: KnownPictures,
  clock: FormClock,
): Read<ProductChange, FieldErrors> {
  const errors: Record<string, string> = {};
  const refuse = (field: string, sentence: string) => {
    errors[field] ??= sentence;
  };
  const take = takeOr(refuse);
  const text = (field: string) => typed[field] ?? '';
  const line = (field: string, name: string, least: number, most: number) =>
    take(field, readLine(text(field), name, { least, most }), '');

  const title = line('title', 'The title', 1, productLimits.title);
  const urlId = take('urlId', readUrlId(text('urlId')), '');
  const category = line('category', 'The category', 1, productLimits.category);
  const tags = take('tags', readTags(text('tags')), []);
  const excerpt = line('excerpt', 'The excerpt', 0, productLimits.excerpt);
  const description = take('description', readParagraphs(text('description')), []);
  const status = productStatuses.find((one) => one === typed['status']);
  if (status === undefined) refuse('status', 'Choose a status.');
  const listedFrom =
    status === 'scheduled'
      ? take(scheduleField, readSchedule(text(scheduleField), clock), null)
      : null;
  const type = productTypes.find((one) => one === typed['type']);
  if (type === undefined) refuse('type', 'Choose a type.');

  const images = readPictures(typed, known, refuse);
  const options = readOptions(typed, refuse);
  const byUrl = new Map(images.map((image) => [image.assetUrl, image]));
  const { variants, ...places } = readVariants(typed, options, byUrl, refuse);
  if (Object.keys(errors).length > 0 || status === undefined || type === undefined) {
    return { errors };
  }
  const texts = { urlId, title, category, tags, excerpt, description };
  const product = { ...texts, status, listedFrom, type, options, images, variants };
  return { value: { product, seen: typed[seenField] || null, ...places } };
}

type Refuse = (field: string, sentence: string) => void;

function readOptions(typed: Typed, refuse: Refuse): readonly string[] {
  const options: string[] = [];
  for (let index = 0; index < productLimits.options; index += 1) {
    const field = optionField(index);
    const read = readLine(typed[field] ?? '', 'The option', { most: productLimits.optionName });
    if ('errors' in read) refuse(field, read.errors);
    else if (read.value === '') continue;
    else if (options.length < index) {
      refuse(field, 'Fill in the options without a gap.');
    } else if (options.some((one) => one.toLowerCase() === read.value.toLowerCase())) {
      refuse(field, `${interfaceMessage('tagExists', { tagType: 'option' })}: “${read.value}”.`);
    } else options.push(read.value);
  }
  return options;
}

function readPictures(typed: Typed, known: KnownPictures, refuse: Refuse) {
  // More than the limit, so that the sentence about it can stand beside one of them.
  const count = readCount(typed[pictureCountField], productLimits.pictures * 2);
  const images: ImageSeed[] = [];
  for (let index = 0; index < count; index += 1) {
    const names = pictureFields(index);
    const picture = known.get(typed[names.url] ?? '');
    if (picture === undefined) continue;
    const most = productLimits.altText;
    const read = readLine(typed[names.alt] ?? '', 'The alternative text', { most });
    const altText = takeOr(refuse)(names.alt, read, '');
    if (images.length === productLimits.pictures) {
      refuse(names.alt, `A product has at most ${productLimits.pictures} pictures.`);
    }
    images.push({ ...picture, altText });
  }
  return images;
}
