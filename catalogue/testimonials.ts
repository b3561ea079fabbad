/** What customers say on the home page. Invented, like every name in this catalogue. */
export interface Testimonial {
  readonly name: string;
  readonly place: string;
  readonly rating: number;
  readonly text: string;
  readonly bought: string;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Rohan Deshpande',
    place: 'Home gym, Indore',
    rating: 5,
    text: 'The rack reached me in six days. All bolts were bagged and labelled, and the posts are straight.',
    bought: 'Power Rack 75x75 mm 11 SWG',
  },
  {
    name: 'Ananya Rao',
    place: 'Studio owner, Hyderabad',
    rating: 5,
    text: 'We bought hex dumbbells and bumpers for our studio. We use them in every class and no head has come loose.',
    bought: 'Rubber Hex Dumbbells',
  },
  {
    name: 'Imran Sheikh',
    place: 'Lifter, Nagpur',
    rating: 5,
    text: 'Good sharp knurl and smooth sleeves. I didn’t expect needle bearings at this price.',
    bought: 'Olympic Barbell 7 ft 20 kg',
  },
  {
    name: 'Meera Nair',
    place: 'Home gym, Kochi',
    rating: 4,
    text: 'They called before dispatch to check my ceiling height. That call saved me a return.',
    bought: 'Squat Rack with Pull-up Bar 60x60 mm',
  },
  {
    name: 'Gurpreet Singh',
    place: 'Coach, Ludhiana',
    rating: 5,
    text: 'Weights are accurate on all my plates, and the hubs are tight. Very happy with the set.',
    bought: 'Rubber Bumper Plates',
  },
  {
    name: 'Kavita Joshi',
    place: 'Gym manager, Jaipur',
    rating: 4,
    text: 'One pad came scratched. I sent a photo and they replaced it, no questions asked.',
    bought: 'Adjustable Bench 7 Positions',
  },
];
