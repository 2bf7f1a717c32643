import { galleryChoices, galleryNumbers } from '../../../core/content/index.js';
import {
  boolean,
  choice,
  defineWidget,
  event,
  method,
  number,
  type PropsOf,
} from '../../element/index.js';

const onOff = ['on', 'off'] as const;

export const gallery = defineWidget({
  tag: 'vitrine-gallery',
  summary:
    'Pictures as a slideshow, slider, grid or stack, with a lightbox; the list of pictures is the page’s own.',
  props: {
    design: choice(galleryChoices.design.values, {
      fallback: galleryChoices.design.default,
      description: 'How the pictures stand.',
    }),
    autoplay: boolean({
      description:
        'Shows the next picture by itself, with a button that pauses it; in a slideshow or slider alone.',
    }),
    autoplayDuration: number({
      fallback: galleryNumbers['autoplay-duration'].default,
      description: 'Seconds that each picture is shown while it plays, 1 to 10.',
    }),
    controls: boolean({
      description:
        'Shows buttons for the picture before and the next, and the position between them.',
    }),
    autoCrop: choice(onOff, {
      fallback: 'on',
      description: 'Whether pictures fill their frame, around their focal point, or fit into it.',
    }),
    aspectRatio: choice(galleryChoices['aspect-ratio'].values, {
      fallback: galleryChoices['aspect-ratio'].default,
      description:
        'Proportions of the frame of a slideshow, and of a grid without `square-thumbs`.',
    }),
    squareThumbs: choice(onOff, {
      fallback: 'on',
      description: 'Whether the pictures of a grid and the thumbnails are square.',
    }),
    thumbnailStripHeight: number({
      fallback: galleryNumbers['thumbnail-strip-height'].default,
      description: 'Height of the thumbnails of a slideshow in pixels, 0 to 200; 0 for none.',
    }),
    thumbnailStripMargin: number({
      fallback: galleryNumbers['thumbnail-strip-margin'].default,
      description: 'Pixels above the thumbnails, 0 to 60.',
    }),
    showMeta: choice(onOff, {
      fallback: 'on',
      description: 'Whether captions are shown at all.',
    }),
    showMetaBasic: choice(onOff, {
      fallback: 'on',
      description: 'Whether captions have title and description.',
    }),
    showMetaOnlyTitle: boolean({ description: 'Leaves the descriptions out of captions.' }),
    metaPosition: choice(galleryChoices['meta-position'].values, {
      fallback: galleryChoices['meta-position'].default,
      description: 'Where captions stand.',
    }),
    showMetaOnHover: boolean({
      description:
        'Shows a caption only under the pointer or with the focus; where nothing can hover, always.',
    }),
    activeAlignment: choice(galleryChoices['active-alignment'].values, {
      fallback: galleryChoices['active-alignment'].default,
      description: 'Where the current picture of a slider stands.',
    }),
    thumbnailsPerRow: number({
      fallback: galleryNumbers['thumbnails-per-row'].default,
      description: 'Pictures in a row of a grid, 1 to 10; fewer in a narrow one.',
    }),
    padding: number({
      fallback: galleryNumbers.padding.default,
      description: 'Pixels between the pictures, 0 to 50.',
    }),
    lightbox: boolean({
      description:
        'Opens a picture in the whole window. Its link leads to the picture, which works without script.',
    }),
    lightboxTheme: choice(galleryChoices.lightboxTheme.values, {
      fallback: galleryChoices.lightboxTheme.default,
      description: 'Colours of the lightbox.',
    }),
    maxWidth: number({
      fallback: galleryNumbers['max-width'].default,
      description: 'The widest that a picture of a grid becomes, in pixels, 100 to 300.',
    }),
    newWindow: boolean({ description: 'Opens the links of pictures in a new window.' }),
    transparentBackground: boolean({
      description: 'Leaves out the ground beside pictures that do not fill their frame.',
    }),
  },
  events: {
    onPictureShown: event<PictureShown>({
      type: 'vitrine-picture-shown',
      description: 'Another picture is the current one, in the element or in its lightbox.',
    }),
  },
  methods: {
    showPicture: method<(index: number) => void>({
      description: 'Shows a picture of a slideshow or slider, counted from 0.',
    }),
    openLightbox: method<(index: number) => void>({
      description: 'Opens a picture in the whole window, counted from 0.',
    }),
    play: method<() => void>({ description: 'Plays the pictures, as its button does.' }),
    pause: method<() => void>({ description: 'Pauses them.' }),
  },
  slots: {
    '': 'A list, `<ul>` or `<ol>`, with a picture in each item: a `<figure>` of a link around an `<img>`, and its `<figcaption>`. The link of a video has `data-video`.',
  },
  parts: {
    bar: 'The row of buttons.',
    button: 'A button of it.',
    position: 'The number of the current picture.',
    thumbnails: 'The list of thumbnails.',
    thumbnail: 'The button of one of them; the current one has `aria-current`.',
    lightbox: 'The dialog over the whole window.',
    'lightbox-picture': 'The picture in it.',
    'lightbox-caption': 'Its title and description.',
    'lightbox-button': 'A button of the dialog.',
    'lightbox-position': 'The number of its picture.',
  },
  states: {
    playing: 'It shows the next picture by itself, unless something holds it for the moment.',
  },
  cssProperties: {
    '--vitrine-gallery-gap': 'Space between the pictures; the `padding` by default.',
    '--vitrine-gallery-radius': 'Corner radius of the pictures.',
    '--vitrine-gallery-background':
      'What shows beside a picture that does not fill its frame, unless `transparent-background`.',
    '--vitrine-gallery-ratio':
      'Proportions of the frame, such as `3 / 2`; `aspect-ratio` by default.',
    '--vitrine-gallery-slider-height':
      'Height of a slider, no more than 80vh; half of its width by default.',
    '--vitrine-gallery-caption-background': 'Ground of a caption that lies over its picture.',
    '--vitrine-gallery-caption-color': 'Text colour of a caption that lies over its picture.',
    '--vitrine-lightbox-background': 'Ground of the lightbox; its theme’s by default.',
    '--vitrine-lightbox-color': 'Text colour of the lightbox; its theme’s by default.',
  },
});

/** The picture that is the current one now. */
export interface PictureShown {
  /** Counted from 0. */
  readonly index: number;
  /** How many pictures there are. */
  readonly count: number;
}

export type GalleryProps = PropsOf<typeof gallery>;
