import type { Schema, Struct } from '@strapi/strapi';

export interface ActionsAction extends Struct.ComponentSchema {
  collectionName: 'components_actions_action';
  info: {
    description: 'What happens: choose the kind, then fill in its target';
    displayName: 'Action';
    icon: 'cursor';
  };
  attributes: {
    article: Schema.Attribute.Relation<'oneToOne', 'api::article.article'>;
    dashboard: Schema.Attribute.Relation<
      'oneToOne',
      'api::dashboard.dashboard'
    >;
    files: Schema.Attribute.Media<
      'images' | 'videos' | 'audios' | 'files',
      true
    >;
    kind: Schema.Attribute.Enumeration<
      [
        'open_article',
        'open_dashboard',
        'navigate',
        'open_link',
        'open_documents',
        'open_media',
        'open_video',
        'open_iframe',
        'open_view_360',
        'open_slideshow',
        'open_synced_images',
        'open_menu',
        'open_contact',
      ]
    > &
      Schema.Attribute.Required;
    location: Schema.Attribute.Relation<
      'oneToOne',
      'api::content-location.content-location'
    >;
    menu: Schema.Attribute.Relation<'oneToOne', 'api::menu.menu'>;
    new_window: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    subject: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 150;
      }>;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8000;
      }>;
  };
}

export interface ActionsButton extends Struct.ComponentSchema {
  collectionName: 'components_actions_button';
  info: {
    description: 'A button with a title, an optional picture and an action';
    displayName: 'Button';
    icon: 'cursor';
  };
  attributes: {
    action: Schema.Attribute.Component<'actions.action', false>;
    cover: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String;
  };
}

export interface ArticleSectionsActionButtons extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_action_buttons';
  info: {
    description: 'Buttons that lead on';
    displayName: 'Buttons';
    icon: 'cursor';
  };
  attributes: {
    buttons: Schema.Attribute.Component<'actions.button', true>;
    title: Schema.Attribute.String;
  };
}

export interface ArticleSectionsContact extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_contact';
  info: {
    description: 'The person to ask about this';
    displayName: 'Contact person';
    icon: 'user';
  };
  attributes: {
    contact: Schema.Attribute.Relation<
      'oneToOne',
      'api::contact-person.contact-person'
    >;
    title: Schema.Attribute.String;
  };
}

export interface ArticleSectionsDownloads extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_downloads';
  info: {
    description: 'Files to take along';
    displayName: 'Downloads';
    icon: 'download';
  };
  attributes: {
    files: Schema.Attribute.Media<
      'images' | 'videos' | 'audios' | 'files',
      true
    >;
    title: Schema.Attribute.String;
  };
}

export interface ArticleSectionsIconList extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_icon_list';
  info: {
    description: 'Short points, each with an icon';
    displayName: 'Icon list';
    icon: 'bulletList';
  };
  attributes: {
    items: Schema.Attribute.Component<'article.icon-item', true>;
    title: Schema.Attribute.String;
  };
}

export interface ArticleSectionsIframe extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_iframe';
  info: {
    description: 'A page of another site, shown after a click';
    displayName: 'Embedded page';
    icon: 'code';
  };
  attributes: {
    poster: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8000;
      }>;
  };
}

export interface ArticleSectionsImageGallery extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_image_gallery';
  info: {
    description: 'Pictures that open full screen';
    displayName: 'Picture gallery';
    icon: 'apps';
  };
  attributes: {
    images: Schema.Attribute.Media<'images', true>;
    title: Schema.Attribute.String;
  };
}

export interface ArticleSectionsMedia extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_media';
  info: {
    description: 'Pictures and videos below each other';
    displayName: 'Pictures and videos';
    icon: 'landscape';
  };
  attributes: {
    media: Schema.Attribute.Media<'images' | 'videos', true>;
    title: Schema.Attribute.String;
  };
}

export interface ArticleSectionsPdf extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_pdf';
  info: {
    description: 'A document to read in place';
    displayName: 'PDF';
    icon: 'filePdf';
  };
  attributes: {
    document: Schema.Attribute.Media<'files'>;
    title: Schema.Attribute.String;
  };
}

export interface ArticleSectionsSlider extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_slider';
  info: {
    description: 'Slides with a picture and a text';
    displayName: 'Slider';
    icon: 'slideshow';
  };
  attributes: {
    slides: Schema.Attribute.Component<'article.slide', true>;
    title: Schema.Attribute.String;
  };
}

export interface ArticleSectionsSyncedImages extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_synced_images';
  info: {
    description: 'Pictures of one view that zoom and move together';
    displayName: 'Synced pictures';
    icon: 'layer';
  };
  attributes: {
    images: Schema.Attribute.Media<'images', true>;
    title: Schema.Attribute.String;
  };
}

export interface ArticleSectionsTable extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_table';
  info: {
    description: 'Rows and columns';
    displayName: 'Table';
    icon: 'layer';
  };
  attributes: {
    rows: Schema.Attribute.JSON &
      Schema.Attribute.CustomField<'plugin::showroom.table'>;
    title: Schema.Attribute.String;
  };
}

export interface ArticleSectionsText extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_text';
  info: {
    description: 'A heading, an icon and text';
    displayName: 'Text';
    icon: 'align';
  };
  attributes: {
    html: Schema.Attribute.RichText;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    text: Schema.Attribute.Blocks;
    title: Schema.Attribute.String;
  };
}

export interface ArticleSectionsVideo extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_video';
  info: {
    description: 'One video with a still and captions';
    displayName: 'Video';
    icon: 'play';
  };
  attributes: {
    captions: Schema.Attribute.Media<'files'>;
    poster: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8000;
      }>;
    video: Schema.Attribute.Media<'videos'>;
  };
}

export interface ArticleSectionsView360 extends Struct.ComponentSchema {
  collectionName: 'components_article_sections_view_360';
  info: {
    description: 'A panorama, or the pictures of a product turned once around';
    displayName: '360 degree view';
    icon: 'earth';
  };
  attributes: {
    hotspots: Schema.Attribute.Component<'view-360.hotspot', true>;
    media: Schema.Attribute.Media<'images' | 'files', true>;
    title: Schema.Attribute.String;
  };
}

export interface ArticleFigure extends Struct.ComponentSchema {
  collectionName: 'components_article_figures';
  info: {
    description: 'A number shown large, with its unit and what it says';
    displayName: 'Figure';
    icon: 'chartCircle';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    unit: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
  };
}

export interface ArticleIconItem extends Struct.ComponentSchema {
  collectionName: 'components_article_icon_item';
  info: {
    description: 'One point of an icon list';
    displayName: 'Icon list item';
    icon: 'bulletList';
  };
  attributes: {
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface ArticleProduct extends Struct.ComponentSchema {
  collectionName: 'components_article_products';
  info: {
    description: 'Numbers, price and availability of what an article shows';
    displayName: 'Product';
    icon: 'shoppingCart';
  };
  attributes: {
    availability: Schema.Attribute.Enumeration<
      [
        'in_stock',
        'limited',
        'made_to_order',
        'pre_order',
        'pre_sale',
        'back_order',
        'reserved',
        'in_store_only',
        'online_only',
        'out_of_stock',
        'sold_out',
        'discontinued',
      ]
    >;
    currency: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 3;
      }>;
    gtin: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
    passport: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    price: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    price_access: Schema.Attribute.Enumeration<
      ['public', 'logged_in', 'scopes', 'worlds']
    > &
      Schema.Attribute.DefaultTo<'public'>;
    price_scopes: Schema.Attribute.String;
    price_vat: Schema.Attribute.Enumeration<['included', 'excluded']>;
    price_worlds: Schema.Attribute.String;
    sku: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
  };
}

export interface ArticleSlide extends Struct.ComponentSchema {
  collectionName: 'components_article_slide';
  info: {
    description: 'One slide of a slider';
    displayName: 'Slide';
    icon: 'slideshow';
  };
  attributes: {
    image: Schema.Attribute.Media<'images'>;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface ArticleTag extends Struct.ComponentSchema {
  collectionName: 'components_article_tag';
  info: {
    description: 'A word to find the article by';
    displayName: 'Tag';
    icon: 'hashtag';
  };
  attributes: {
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ArticleVariant extends Struct.ComponentSchema {
  collectionName: 'components_article_variants';
  info: {
    description: 'One form in which a product is sold';
    displayName: 'Variant';
    icon: 'layout';
  };
  attributes: {
    gtin: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: false;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    picture: Schema.Attribute.Media<'images'>;
    price: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    sku: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: false;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
  };
}

export interface BackgroundContentImage extends Struct.ComponentSchema {
  collectionName: 'components_background_content_image';
  info: {
    description: 'A still background for one kind of screen';
    displayName: 'Picture';
    icon: 'picture';
  };
  attributes: {
    image: Schema.Attribute.Media<'images'>;
    key: Schema.Attribute.Enumeration<
      [
        'high_resolution_4x3',
        'high_resolution_16x9',
        'default_background_4x3',
        'default_background_16x9',
        'default_background',
        'mobile',
        'default_background_image',
        'fallback_image',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'default_background'>;
  };
}

export interface BackgroundContentVideo extends Struct.ComponentSchema {
  collectionName: 'components_background_content_video';
  info: {
    description: 'A moving background, or the clip of a transition';
    displayName: 'Video';
    icon: 'play';
  };
  attributes: {
    key: Schema.Attribute.Enumeration<
      [
        'high_resolution_4x3',
        'high_resolution_16x9',
        'default_background_4x3',
        'default_background_16x9',
        'default_background',
        'mobile',
        'default_background_image',
        'fallback_image',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'default_background'>;
    loop: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    poster: Schema.Attribute.Media<'images'>;
    video: Schema.Attribute.Media<'videos'>;
  };
}

export interface DashboardFigure extends Struct.ComponentSchema {
  collectionName: 'components_dashboard_figures';
  info: {
    description: 'A number shown large, with its unit, its trend and its history, typed or read from a source';
    displayName: 'Figure of a dashboard';
    icon: 'chartCircle';
  };
  attributes: {
    history: Schema.Attribute.Text;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    source_address: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    source_field: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    trend: Schema.Attribute.Enumeration<['up', 'down', 'flat']>;
    unit: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 24;
      }>;
  };
}

export interface DashboardLink extends Struct.ComponentSchema {
  collectionName: 'components_dashboard_link';
  info: {
    description: 'A tile of a dashboard';
    displayName: 'Dashboard link';
    icon: 'link';
  };
  attributes: {
    action_target: Schema.Attribute.Component<'actions.action', false>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    title: Schema.Attribute.String;
  };
}

export interface DashboardMediaEntry extends Struct.ComponentSchema {
  collectionName: 'components_dashboard_media_entry';
  info: {
    description: 'A set of pictures and videos under one cover';
    displayName: 'Media entry';
    icon: 'landscape';
  };
  attributes: {
    cover: Schema.Attribute.Media<'images'>;
    media: Schema.Attribute.Media<'images' | 'videos', true>;
    title: Schema.Attribute.String;
  };
}

export interface HotspotsCustomMenu extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_custom_menu';
  info: {
    description: 'A hotspot with a picture or clip of your own that opens a menu';
    displayName: 'Custom: opens a menu';
    icon: 'bulletList';
  };
  attributes: {
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    menu: Schema.Attribute.Relation<'oneToOne', 'api::menu.menu'>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
  };
}

export interface HotspotsCustomNavigation extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_custom_navigation';
  info: {
    description: 'A hotspot with a picture or clip of your own that leads to a location';
    displayName: 'Custom: leads to a location';
    icon: 'walk';
  };
  attributes: {
    action_target: Schema.Attribute.Relation<
      'oneToOne',
      'api::content-location.content-location'
    >;
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    direction: Schema.Attribute.Enumeration<
      ['forward', 'back', 'left', 'right', 'none']
    > &
      Schema.Attribute.DefaultTo<'none'>;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
  };
}

export interface HotspotsCustomOpenArticle extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_custom_open_article';
  info: {
    description: 'A hotspot with a picture or clip of your own that opens an article';
    displayName: 'Custom: opens an article';
    icon: 'file';
  };
  attributes: {
    article: Schema.Attribute.Relation<'oneToOne', 'api::article.article'>;
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
  };
}

export interface HotspotsCustomOpenDashboard extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_custom_open_dashboard';
  info: {
    description: 'A hotspot with a picture or clip of your own that opens a dashboard';
    displayName: 'Custom: opens a dashboard';
    icon: 'dashboard';
  };
  attributes: {
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    dashboard: Schema.Attribute.Relation<
      'oneToOne',
      'api::dashboard.dashboard'
    >;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
  };
}

export interface HotspotsCustomOpenDocuments extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_custom_open_documents';
  info: {
    description: 'A hotspot with a picture or clip of your own that opens documents';
    displayName: 'Custom: opens documents';
    icon: 'filePdf';
  };
  attributes: {
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    documents: Schema.Attribute.Media<'files', true>;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
  };
}

export interface HotspotsCustomOpenLink extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_custom_open_link';
  info: {
    description: 'A hotspot with a picture or clip of your own that opens a link';
    displayName: 'Custom: opens a link';
    icon: 'link';
  };
  attributes: {
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8000;
      }>;
  };
}

export interface HotspotsCustomOpenMedia extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_custom_open_media';
  info: {
    description: 'A hotspot with a picture or clip of your own that opens pictures or videos';
    displayName: 'Custom: opens pictures or videos';
    icon: 'landscape';
  };
  attributes: {
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    media_files: Schema.Attribute.Media<'images' | 'videos' | 'files', true>;
    panorama_hotspots: Schema.Attribute.Component<'view-360.hotspot', true>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    show_as: Schema.Attribute.Enumeration<
      ['lightbox', 'view_360', 'slideshow', 'synced_images']
    > &
      Schema.Attribute.DefaultTo<'lightbox'>;
    title: Schema.Attribute.String;
    video_url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8000;
      }>;
  };
}

export interface HotspotsMenu extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_menu';
  info: {
    description: 'A hotspot that opens a menu';
    displayName: 'Hotspot: opens a menu';
    icon: 'bulletList';
  };
  attributes: {
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    menu: Schema.Attribute.Relation<'oneToOne', 'api::menu.menu'>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
  };
}

export interface HotspotsNavigation extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_navigation';
  info: {
    description: 'A hotspot that leads to a location';
    displayName: 'Hotspot: leads to a location';
    icon: 'walk';
  };
  attributes: {
    action_target: Schema.Attribute.Relation<
      'oneToOne',
      'api::content-location.content-location'
    >;
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    direction: Schema.Attribute.Enumeration<
      ['forward', 'back', 'left', 'right', 'none']
    > &
      Schema.Attribute.DefaultTo<'none'>;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
  };
}

export interface HotspotsOpenArticle extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_open_article';
  info: {
    description: 'A hotspot that opens an article';
    displayName: 'Hotspot: opens an article';
    icon: 'file';
  };
  attributes: {
    article: Schema.Attribute.Relation<'oneToOne', 'api::article.article'>;
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
  };
}

export interface HotspotsOpenDashboard extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_open_dashboard';
  info: {
    description: 'A hotspot that opens a dashboard';
    displayName: 'Hotspot: opens a dashboard';
    icon: 'dashboard';
  };
  attributes: {
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    dashboard: Schema.Attribute.Relation<
      'oneToOne',
      'api::dashboard.dashboard'
    >;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
  };
}

export interface HotspotsOpenDocuments extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_open_documents';
  info: {
    description: 'A hotspot that opens documents';
    displayName: 'Hotspot: opens documents';
    icon: 'filePdf';
  };
  attributes: {
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    documents: Schema.Attribute.Media<'files', true>;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
  };
}

export interface HotspotsOpenLink extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_open_link';
  info: {
    description: 'A hotspot that opens a link';
    displayName: 'Hotspot: opens a link';
    icon: 'link';
  };
  attributes: {
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    in_frame: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    new_window: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8000;
      }>;
  };
}

export interface HotspotsOpenMedia extends Struct.ComponentSchema {
  collectionName: 'components_hotspots_open_media';
  info: {
    description: 'A hotspot that opens pictures or videos';
    displayName: 'Hotspot: opens pictures or videos';
    icon: 'landscape';
  };
  attributes: {
    background_image: Schema.Attribute.Media<'images'>;
    categories: Schema.Attribute.Relation<
      'oneToMany',
      'api::hotspot-category.hotspot-category'
    >;
    icon: Schema.Attribute.Relation<'oneToOne', 'api::icon.icon'>;
    media_files: Schema.Attribute.Media<'images' | 'videos' | 'files', true>;
    panorama_hotspots: Schema.Attribute.Component<'view-360.hotspot', true>;
    position: Schema.Attribute.Component<'placing.point', false>;
    position_16x9: Schema.Attribute.Component<'placing.point', false>;
    position_mobile: Schema.Attribute.Component<'placing.point', false>;
    position_panorama: Schema.Attribute.Component<'placing.direction', false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    show_as: Schema.Attribute.Enumeration<
      ['lightbox', 'view_360', 'slideshow', 'synced_images']
    > &
      Schema.Attribute.DefaultTo<'lightbox'>;
    title: Schema.Attribute.String;
    video_url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8000;
      }>;
  };
}

export interface MenuItemsActionStack extends Struct.ComponentSchema {
  collectionName: 'components_menu_items_action_stack';
  info: {
    description: 'Runs several actions one after the other';
    displayName: 'Actions';
    icon: 'stack';
  };
  attributes: {
    action_stack: Schema.Attribute.Component<'actions.action', true>;
    cover: Schema.Attribute.Media<'images'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    menu_group: Schema.Attribute.Enumeration<
      ['rooms', 'products', 'films', 'documents', 'company']
    >;
    title: Schema.Attribute.String;
  };
}

export interface MenuItemsArticle extends Struct.ComponentSchema {
  collectionName: 'components_menu_items_article';
  info: {
    description: 'Opens an article';
    displayName: 'Article';
    icon: 'file';
  };
  attributes: {
    article: Schema.Attribute.Relation<'oneToOne', 'api::article.article'>;
    cover: Schema.Attribute.Media<'images'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    menu_group: Schema.Attribute.Enumeration<
      ['rooms', 'products', 'films', 'documents', 'company']
    >;
    title: Schema.Attribute.String;
  };
}

export interface MenuItemsDashboard extends Struct.ComponentSchema {
  collectionName: 'components_menu_items_dashboard';
  info: {
    description: 'Opens a dashboard';
    displayName: 'Dashboard';
    icon: 'dashboard';
  };
  attributes: {
    cover: Schema.Attribute.Media<'images'>;
    dashboard: Schema.Attribute.Relation<
      'oneToOne',
      'api::dashboard.dashboard'
    >;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    menu_group: Schema.Attribute.Enumeration<
      ['rooms', 'products', 'films', 'documents', 'company']
    >;
    title: Schema.Attribute.String;
  };
}

export interface MenuItemsDocuments extends Struct.ComponentSchema {
  collectionName: 'components_menu_items_documents';
  info: {
    description: 'Opens documents';
    displayName: 'Documents';
    icon: 'filePdf';
  };
  attributes: {
    cover: Schema.Attribute.Media<'images'>;
    documents: Schema.Attribute.Media<'files', true>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    menu_group: Schema.Attribute.Enumeration<
      ['rooms', 'products', 'films', 'documents', 'company']
    >;
    title: Schema.Attribute.String;
  };
}

export interface MenuItemsGoBack extends Struct.ComponentSchema {
  collectionName: 'components_menu_items_go_back';
  info: {
    description: 'Leads back to the menu before';
    displayName: 'Go back';
    icon: 'arrowLeft';
  };
  attributes: {
    cover: Schema.Attribute.Media<'images'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    title: Schema.Attribute.String;
  };
}

export interface MenuItemsLink extends Struct.ComponentSchema {
  collectionName: 'components_menu_items_link';
  info: {
    description: 'Opens an address';
    displayName: 'Link';
    icon: 'link';
  };
  attributes: {
    cover: Schema.Attribute.Media<'images'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    menu_group: Schema.Attribute.Enumeration<
      ['rooms', 'products', 'films', 'documents', 'company']
    >;
    new_window: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    title: Schema.Attribute.String;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8000;
      }>;
  };
}

export interface MenuItemsMedia extends Struct.ComponentSchema {
  collectionName: 'components_menu_items_media';
  info: {
    description: 'Opens pictures and videos';
    displayName: 'Pictures and videos';
    icon: 'landscape';
  };
  attributes: {
    cover: Schema.Attribute.Media<'images'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    media_files: Schema.Attribute.Media<'images' | 'videos', true>;
    menu_group: Schema.Attribute.Enumeration<
      ['rooms', 'products', 'films', 'documents', 'company']
    >;
    title: Schema.Attribute.String;
    video_url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8000;
      }>;
  };
}

export interface MenuItemsNavigation extends Struct.ComponentSchema {
  collectionName: 'components_menu_items_navigation';
  info: {
    description: 'Leads to a location';
    displayName: 'Location';
    icon: 'walk';
  };
  attributes: {
    action_target: Schema.Attribute.Relation<
      'oneToOne',
      'api::content-location.content-location'
    >;
    cover: Schema.Attribute.Media<'images'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    menu_group: Schema.Attribute.Enumeration<
      ['rooms', 'products', 'films', 'documents', 'company']
    >;
    title: Schema.Attribute.String;
  };
}

export interface MenuItemsSubmenu extends Struct.ComponentSchema {
  collectionName: 'components_menu_items_submenu';
  info: {
    description: 'Leads into another menu';
    displayName: 'Submenu';
    icon: 'bulletList';
  };
  attributes: {
    cover: Schema.Attribute.Media<'images'>;
    media: Schema.Attribute.Media<'images' | 'videos'>;
    menu: Schema.Attribute.Relation<'oneToOne', 'api::menu.menu'>;
    menu_group: Schema.Attribute.Enumeration<
      ['rooms', 'products', 'films', 'documents', 'company']
    >;
    title: Schema.Attribute.String;
  };
}

export interface PagesLoginPage extends Struct.ComponentSchema {
  collectionName: 'components_pages_login_page';
  info: {
    description: 'What visitors read above the login';
    displayName: 'Login page';
    icon: 'lock';
  };
  attributes: {
    button_label: Schema.Attribute.String;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface PagesPowerSavePage extends Struct.ComponentSchema {
  collectionName: 'components_pages_power_save_page';
  info: {
    description: 'What visitors read where videos do not play';
    displayName: 'Power-save page';
    icon: 'battery';
  };
  attributes: {
    button_label: Schema.Attribute.String;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface PagesStartPage extends Struct.ComponentSchema {
  collectionName: 'components_pages_start_page';
  info: {
    description: 'What visitors see before they enter the world';
    displayName: 'Start page';
    icon: 'house';
  };
  attributes: {
    button_label: Schema.Attribute.String;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface PlacingArea extends Struct.ComponentSchema {
  collectionName: 'components_placing_areas';
  info: {
    description: 'In percent of the picture, from its upper left corner';
    displayName: 'Rectangle on a picture';
    icon: 'grid';
  };
  attributes: {
    height: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    width: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    x: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    y: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
  };
}

export interface PlacingDetail extends Struct.ComponentSchema {
  collectionName: 'components_placing_details';
  info: {
    description: 'A small silent video that repeats on a part of the picture';
    displayName: 'Looping detail';
    icon: 'play';
  };
  attributes: {
    area: Schema.Attribute.Component<'placing.area', false>;
    area_16x9: Schema.Attribute.Component<'placing.area', false>;
    area_mobile: Schema.Attribute.Component<'placing.area', false>;
    name: Schema.Attribute.String;
    video: Schema.Attribute.Media<'videos'>;
  };
}

export interface PlacingDirection extends Struct.ComponentSchema {
  collectionName: 'components_placing_directions';
  info: {
    description: 'In degrees from the middle of the panorama and from its horizon';
    displayName: 'Direction in a panorama';
    icon: 'earth';
  };
  attributes: {
    pitch: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    yaw: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
  };
}

export interface PlacingPanorama extends Struct.ComponentSchema {
  collectionName: 'components_placing_panoramas';
  info: {
    description: 'What visitors see who look around, and where they look at first';
    displayName: 'Panorama of a location';
    icon: 'earth';
  };
  attributes: {
    field_of_view: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 30;
        },
        number
      >;
    picture: Schema.Attribute.Media<'images'>;
    pitch: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    yaw: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
  };
}

export interface PlacingPoint extends Struct.ComponentSchema {
  collectionName: 'components_placing_point';
  info: {
    description: 'A point in percent of the picture, from its top left corner';
    displayName: 'Point';
    icon: 'pin';
  };
  attributes: {
    x: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    y: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
  };
}

export interface PlacingView extends Struct.ComponentSchema {
  collectionName: 'components_placing_views';
  info: {
    description: 'Where visitors look, and how wide';
    displayName: 'View in a panorama';
    icon: 'earth';
  };
  attributes: {
    field_of_view: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 30;
        },
        number
      >;
    pitch: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    yaw: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
  };
}

export interface ScreensaverContentImage extends Struct.ComponentSchema {
  collectionName: 'components_screensaver_content_image';
  info: {
    description: 'A picture, shown for some seconds';
    displayName: 'Picture';
    icon: 'picture';
  };
  attributes: {
    displayed_time: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          min: 0.5;
        },
        number
      > &
      Schema.Attribute.DefaultTo<5>;
    media: Schema.Attribute.Media<'images'>;
  };
}

export interface ScreensaverContentLocation extends Struct.ComponentSchema {
  collectionName: 'components_screensaver_content_location';
  info: {
    description: 'Walks to a location and waits there';
    displayName: 'Location';
    icon: 'walk';
  };
  attributes: {
    location: Schema.Attribute.Relation<
      'oneToOne',
      'api::content-location.content-location'
    >;
    wait: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<5>;
  };
}

export interface ScreensaverContentVideo extends Struct.ComponentSchema {
  collectionName: 'components_screensaver_content_video';
  info: {
    description: 'A video, played to its end';
    displayName: 'Video';
    icon: 'play';
  };
  attributes: {
    media: Schema.Attribute.Media<'videos'>;
  };
}

export interface SettingsAnalytics extends Struct.ComponentSchema {
  collectionName: 'components_settings_analytics';
  info: {
    description: 'Whether visits are counted, and where';
    displayName: 'Analytics settings';
    icon: 'chartBubble';
  };
  attributes: {
    active: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    measurement_id: Schema.Attribute.String;
    needs_consent: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    tag_manager_id: Schema.Attribute.String;
  };
}

export interface SettingsBrand extends Struct.ComponentSchema {
  collectionName: 'components_settings_brand';
  info: {
    description: 'Whose showroom it is, in all worlds';
    displayName: 'Brand';
    icon: 'crown';
  };
  attributes: {
    icon: Schema.Attribute.Media<'images'>;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    picture: Schema.Attribute.Media<'images'>;
    theme: Schema.Attribute.Component<'world.theme', false>;
  };
}

export interface SettingsContentSlider extends Struct.ComponentSchema {
  collectionName: 'components_settings_content_slider';
  info: {
    description: 'How sliders in articles move';
    displayName: 'Content slider settings';
    icon: 'slideshow';
  };
  attributes: {
    autoplay: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    interval: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 500;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3000>;
    pause_on_focus: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    pause_on_hover: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<false>;
  };
}

export interface SettingsHotspots extends Struct.ComponentSchema {
  collectionName: 'components_settings_hotspots';
  info: {
    description: 'How hotspots appear on a location';
    displayName: 'Hotspot settings';
    icon: 'pinMap';
  };
  attributes: {
    default_animation: Schema.Attribute.Enumeration<
      ['none', 'fade_in', 'scale_in', 'slide_up', 'drop_in']
    > &
      Schema.Attribute.DefaultTo<'fade_in'>;
    expand_all: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    stagger_animation: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<false>;
    stagger_interval: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<7>;
  };
}

export interface SettingsPathfinding extends Struct.ComponentSchema {
  collectionName: 'components_settings_pathfinding';
  info: {
    description: 'How visitors travel to a location that is several transitions away';
    displayName: 'Pathfinding';
    icon: 'walk';
  };
  attributes: {
    blending_time: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0.6>;
    direct_beyond_maximum: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<false>;
    fly_mode_active: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<true>;
    max_world_items: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<6>;
    playback_rate: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
          min: 0.25;
        },
        number
      > &
      Schema.Attribute.DefaultTo<2>;
    skip_location: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
  };
}

export interface SettingsPresentations extends Struct.ComponentSchema {
  collectionName: 'components_settings_presentations';
  info: {
    description: 'Who may guide guests through the showroom';
    displayName: 'Presentations';
    icon: 'user';
  };
  attributes: {
    presenter_scopes: Schema.Attribute.String;
    who_may_present: Schema.Attribute.Enumeration<
      ['public', 'logged_in', 'scopes', 'no_one']
    > &
      Schema.Attribute.DefaultTo<'logged_in'>;
  };
}

export interface SettingsScreensaver extends Struct.ComponentSchema {
  collectionName: 'components_settings_screensaver';
  info: {
    description: 'When the screensaver starts and what it shows';
    displayName: 'Screensaver settings';
    icon: 'moon';
  };
  attributes: {
    active: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    announces_start: Schema.Attribute.Boolean;
    automatically_generated_screensaver_interval: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<10>;
    forgets_login: Schema.Attribute.Boolean;
    forgets_visitor: Schema.Attribute.Boolean;
    idle_timeout: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    screensaver: Schema.Attribute.Relation<
      'oneToOne',
      'api::screensaver.screensaver'
    >;
    skip_unreachable_location: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<false>;
    timeout: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    use_automatically_generated_screensaver: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<false>;
  };
}

export interface StoryStop extends Struct.ComponentSchema {
  collectionName: 'components_story_stops';
  info: {
    description: 'One address in a story';
    displayName: 'Stop';
    icon: 'pinMap';
  };
  attributes: {
    address: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: false;
        };
      }>;
    notes: Schema.Attribute.Text;
    seconds: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 600;
          min: 3;
        },
        number
      > &
      Schema.Attribute.DefaultTo<20>;
    title: Schema.Attribute.String;
  };
}

export interface TransitionOptions extends Struct.ComponentSchema {
  collectionName: 'components_transition_options';
  info: {
    description: 'Whether visitors walk here, and how';
    displayName: 'Transition options';
    icon: 'arrowRight';
  };
  attributes: {
    active: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    blending_time: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
          min: 0;
        },
        number
      >;
    direct_transition: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<false>;
  };
}

export interface TranslationItem extends Struct.ComponentSchema {
  collectionName: 'components_translation_item';
  info: {
    description: 'One built-in text of the showroom in your own words';
    displayName: 'Translation';
    icon: 'globe';
  };
  attributes: {
    key: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'plugin::showroom.wording-key'>;
    value: Schema.Attribute.Text;
  };
}

export interface View360Hotspot extends Struct.ComponentSchema {
  collectionName: 'components_view_360_hotspots';
  info: {
    description: 'Something to tap inside a panorama';
    displayName: 'Panorama hotspot';
    icon: 'pin';
  };
  attributes: {
    action: Schema.Attribute.Component<'actions.action', false>;
    pitch: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    title: Schema.Attribute.String;
    yaw: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
  };
}

export interface WorldHeaderComponent extends Struct.ComponentSchema {
  collectionName: 'components_world_header_component';
  info: {
    description: 'One element of the header, from left to right';
    displayName: 'Header element';
    icon: 'layout';
  };
  attributes: {
    classes: Schema.Attribute.Enumeration<
      ['large', 'quiet', 'on-glass', 'on-paper', 'at-end', 'hidden-on-phones']
    >;
    name: Schema.Attribute.Enumeration<
      ['world-logo', 'breadcrumb', 'app-logo']
    > &
      Schema.Attribute.Required;
  };
}

export interface WorldLogo extends Struct.ComponentSchema {
  collectionName: 'components_world_logo';
  info: {
    description: 'A logo and the box around it';
    displayName: 'Logo';
    icon: 'picture';
  };
  attributes: {
    background_color: Schema.Attribute.String;
    color: Schema.Attribute.String;
    has_background: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<false>;
    has_shadow: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    heightInEm: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
          min: 0.5;
        },
        number
      >;
    image: Schema.Attribute.Media<'images'>;
    stick_to_top: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    tint: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

export interface WorldScreensaver extends Struct.ComponentSchema {
  collectionName: 'components_world_screensaver';
  info: {
    description: 'The screensaver of this world, before the general one';
    displayName: 'Screensaver of a world';
    icon: 'moon';
  };
  attributes: {
    active: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    forgets_login: Schema.Attribute.Boolean;
    forgets_visitor: Schema.Attribute.Boolean;
    idle_timeout: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    screensaver: Schema.Attribute.Relation<
      'oneToOne',
      'api::screensaver.screensaver'
    >;
  };
}

export interface WorldSidebars extends Struct.ComponentSchema {
  collectionName: 'components_world_sidebars';
  info: {
    description: 'How the sidebars move';
    displayName: 'Sidebars';
    icon: 'layout';
  };
  attributes: {
    transition_time: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0.3>;
  };
}

export interface WorldTheme extends Struct.ComponentSchema {
  collectionName: 'components_world_theme';
  info: {
    description: 'Colours, surfaces, corners, header, sizes and fonts';
    displayName: 'Look';
    icon: 'brush';
  };
  attributes: {
    appearance: Schema.Attribute.Enumeration<['light', 'dark']>;
    corners: Schema.Attribute.Enumeration<['square', 'soft', 'round']>;
    header_look: Schema.Attribute.Enumeration<['glass', 'solid', 'clear']>;
    heading_font: Schema.Attribute.Media<'files'>;
    primary_color: Schema.Attribute.String;
    screen_scale: Schema.Attribute.Enumeration<['normal', 'large', 'largest']>;
    secondary_color: Schema.Attribute.String;
    text_font: Schema.Attribute.Media<'files'>;
    text_font_bold: Schema.Attribute.Media<'files'>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'actions.action': ActionsAction;
      'actions.button': ActionsButton;
      'article-sections.action-buttons': ArticleSectionsActionButtons;
      'article-sections.contact': ArticleSectionsContact;
      'article-sections.downloads': ArticleSectionsDownloads;
      'article-sections.icon-list': ArticleSectionsIconList;
      'article-sections.iframe': ArticleSectionsIframe;
      'article-sections.image-gallery': ArticleSectionsImageGallery;
      'article-sections.media': ArticleSectionsMedia;
      'article-sections.pdf': ArticleSectionsPdf;
      'article-sections.slider': ArticleSectionsSlider;
      'article-sections.synced-images': ArticleSectionsSyncedImages;
      'article-sections.table': ArticleSectionsTable;
      'article-sections.text': ArticleSectionsText;
      'article-sections.video': ArticleSectionsVideo;
      'article-sections.view-360': ArticleSectionsView360;
      'article.figure': ArticleFigure;
      'article.icon-item': ArticleIconItem;
      'article.product': ArticleProduct;
      'article.slide': ArticleSlide;
      'article.tag': ArticleTag;
      'article.variant': ArticleVariant;
      'background-content.image': BackgroundContentImage;
      'background-content.video': BackgroundContentVideo;
      'dashboard.figure': DashboardFigure;
      'dashboard.link': DashboardLink;
      'dashboard.media-entry': DashboardMediaEntry;
      'hotspots.custom-menu': HotspotsCustomMenu;
      'hotspots.custom-navigation': HotspotsCustomNavigation;
      'hotspots.custom-open-article': HotspotsCustomOpenArticle;
      'hotspots.custom-open-dashboard': HotspotsCustomOpenDashboard;
      'hotspots.custom-open-documents': HotspotsCustomOpenDocuments;
      'hotspots.custom-open-link': HotspotsCustomOpenLink;
      'hotspots.custom-open-media': HotspotsCustomOpenMedia;
      'hotspots.menu': HotspotsMenu;
      'hotspots.navigation': HotspotsNavigation;
      'hotspots.open-article': HotspotsOpenArticle;
      'hotspots.open-dashboard': HotspotsOpenDashboard;
      'hotspots.open-documents': HotspotsOpenDocuments;
      'hotspots.open-link': HotspotsOpenLink;
      'hotspots.open-media': HotspotsOpenMedia;
      'menu-items.action-stack': MenuItemsActionStack;
      'menu-items.article': MenuItemsArticle;
      'menu-items.dashboard': MenuItemsDashboard;
      'menu-items.documents': MenuItemsDocuments;
      'menu-items.go-back': MenuItemsGoBack;
      'menu-items.link': MenuItemsLink;
      'menu-items.media': MenuItemsMedia;
      'menu-items.navigation': MenuItemsNavigation;
      'menu-items.submenu': MenuItemsSubmenu;
      'pages.login-page': PagesLoginPage;
      'pages.power-save-page': PagesPowerSavePage;
      'pages.start-page': PagesStartPage;
      'placing.area': PlacingArea;
      'placing.detail': PlacingDetail;
      'placing.direction': PlacingDirection;
      'placing.panorama': PlacingPanorama;
      'placing.point': PlacingPoint;
      'placing.view': PlacingView;
      'screensaver-content.image': ScreensaverContentImage;
      'screensaver-content.location': ScreensaverContentLocation;
      'screensaver-content.video': ScreensaverContentVideo;
      'settings.analytics': SettingsAnalytics;
      'settings.brand': SettingsBrand;
      'settings.content-slider': SettingsContentSlider;
      'settings.hotspots': SettingsHotspots;
      'settings.pathfinding': SettingsPathfinding;
      'settings.presentations': SettingsPresentations;
      'settings.screensaver': SettingsScreensaver;
      'story.stop': StoryStop;
      'transition.options': TransitionOptions;
      'translation.item': TranslationItem;
      'view-360.hotspot': View360Hotspot;
      'world.header-component': WorldHeaderComponent;
      'world.logo': WorldLogo;
      'world.screensaver': WorldScreensaver;
      'world.sidebars': WorldSidebars;
      'world.theme': WorldTheme;
    }
  }
}
